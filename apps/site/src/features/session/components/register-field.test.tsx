import { registerFields } from '@arara/contract';
import { fieldRule } from '@arara/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type * as React from 'react';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../../../testing/draw.tsx';
import { startData } from '../../../testing/start-data.ts';
import type * as Codes from './invitation-codes.tsx';
import type * as Field from './register-field.tsx';
import { codes, fieldsOf } from './register-steps.ts';
import type { RegisterValues } from './register-values.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../../testing/draw.tsx')).storesNow);

let part: typeof Field & typeof Codes;

beforeAll(async () => {
  stubBrowser(startData());
  part = { ...(await import('./register-field.tsx')), ...(await import('./invitation-codes.tsx')) };
});

const typed = { countryDialingCode: '55', mobileNum: '' } as RegisterValues;

const wanted = fieldRule('email', 0, 99, 'optional');

function Alone({ name, required }: { readonly name: string; readonly required: boolean }) {
  const form = useForm<RegisterValues>({ defaultValues: typed });
  const rule = { ...wanted, required };
  return (
    <part.RegisterField
      name={name}
      form={form}
      rule={rule}
      numberRule={undefined}
      onCaptchaId={() => undefined}
      codePurpose="register"
    />
  );
}

/** A field of the form as the operator asks for it. */
async function fieldOf(name: string, required = false): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(['captcha'], { captchaId: 'x', image: 'AAAA' });
  return draw(
    <QueryClientProvider client={client}>
      <Alone name={name} required={required} />
    </QueryClientProvider>,
  );
}

const code = '<span>Enviar código</span>';
const image = 'src="data:image/png;base64,AAAA"';

test.each([
  ['username', 'Usuário', 'autoComplete="username"'],
  ['payeeName', 'Nome completo', 'autoComplete="name"'],
  ['email', 'E-mail', 'inputMode="email"'],
  ['qqNum', 'QQ', 'inputMode="numeric"'],
  ['mobileNum', 'Celular', '+55'],
  ['verificationCode', 'Código do SMS', code],
  ['captcha', 'Código da imagem', image],
  ['line', 'Line', '<input'],
  ['whatsapp', 'WhatsApp', 'inputMode="tel"'],
  ['zalo', 'Zalo', 'inputMode="tel"'],
  ['facebook', 'Facebook', '<input'],
  ['wechat', 'WeChat', '<input'],
  ['idNumber', 'CPF', 'placeholder="000.000.000-00"'],
  ['password', 'Senha', 'type="password"'],
  ['confirmPassword', 'Confirmação da senha', 'type="password"'],
  ['paymentPassword', 'Senha de pagamento', 'type="password"'],
])('the field %s is called "%s" and has %s', async (name, label, has) => {
  const html = await fieldOf(name);
  expect(html).toMatch(new RegExp(`<label[^>]*>${label}`));
  expect(html).toContain(`name="${name}"`);
  expect(html).toContain(has);
});

test.each(['password', 'confirmPassword', 'paymentPassword'])(
  'what is typed into %s is hidden until its button shows it',
  async (name) => expect(await fieldOf(name)).toContain('aria-label="Mostrar a senha"'),
);

test('a field that must be filled in has its star', async () => {
  expect(await fieldOf('email', true)).toMatch(/<label[^>]*>E-mail \*/);
});

function CodesAlone({ names }: { readonly names: readonly string[] }) {
  const form = useForm<RegisterValues>({ defaultValues: typed });
  const rules = Object.fromEntries(names.map((name) => [name, wanted]));
  return <part.InvitationCodes form={form} rules={rules} />;
}

test.each([
  ['recommenderId', 'Quem indicou'],
  ['affiliateCode', 'Código de afiliado'],
  ['referralCode', 'Código de indicação'],
])('of the codes %s, called "%s", stands there where only it is wanted', async (name, label) => {
  const html = await draw(<CodesAlone names={[name]} />);
  expect([...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, called]) => called)).toEqual([label]);
  expect(html).toContain(`name="${name}"`);
});

test('each field that an operator can ask for stands in one step, or among the codes', () => {
  const steps = (['person', 'access', 'limits'] as const).flatMap((step) =>
    fieldsOf(step, registerFields),
  );
  expect([...steps, ...codes].toSorted()).toEqual(registerFields.toSorted());
});
