import { Bone, Button, IdCardIcon, MailIcon, TextField, UserIcon } from '@arara/ui';
import type { Newcomer } from '@arara/contract';
import { registrationFields } from '@arara/rules';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import type { Shown } from '../../../lib/show-at-field.ts';
import { checkInvitations } from '../api/invitations.ts';
import { useRegisterByProvider } from '../api/providers.ts';
import { solveBotCheck } from '../bot-check.ts';
import { filledIn } from './filled-in.ts';
import { BirthDate } from './birth-date.tsx';
import { InvitationCodes } from './invitation-codes.tsx';
import { judgement, judging } from './judged-field.ts';
import { drawnBy, showRefusal } from './register-issues.ts';
import { RegisterEnd } from './register-limits.tsx';
import { emptyRegistration, fieldLook, filled } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';
import { useBroughtCodes } from './use-brought-codes.ts';
import { WithSettings } from './with-settings.tsx';
import css from './session.module.css';

interface ProviderRegisterProps {
  readonly newcomer: Newcomer;
  readonly onDone: () => void;
}

type Settings = Parameters<typeof emptyRegistration>[0];

/** The codes that the call takes. */
const shortCodes = ['affiliateCode', 'referralCode'] as const;

/** The fields of the short form: who it is whatever the operator asks for, codes as the rules say. */
function drawnInShort(settings: Settings): Shown<RegisterValues> {
  const person = { payeeName: true, email: true, idNumber: true, birthDate: true };
  const limits = { terms: true, lossDay: true, timeDayMinutes: true };
  const { affiliateCode = false, referralCode = false } = drawnBy(settings, 'username');
  return { ...person, ...limits, affiliateCode, referralCode };
}

/** The short registration of whoever a provider vouched for: what the law asks, and the limits. */
export function ProviderRegister(props: ProviderRegisterProps) {
  const navigate = useNavigate();
  return (
    <WithSettings bones={<Bone h={320} />} onLogin={() => void navigate(paths.login)}>
      {(settings) => <ShortForm {...props} settings={settings} />}
    </WithSettings>
  );
}

function ShortForm({
  newcomer,
  settings,
  onDone,
}: ProviderRegisterProps & { readonly settings: Settings }) {
  const t = useT('auth');
  const language = useLanguage();
  const register = useRegisterByProvider();
  const form = useForm<RegisterValues>({
    defaultValues: knownOf(newcomer, settings),
  });
  const { errors, isSubmitting } = form.formState;
  const drawn = drawnInShort(settings);
  useBroughtCodes(form, drawn);

  async function submit(values: RegisterValues): Promise<void> {
    try {
      await checkInvitations(values);
      const challenge = await solveBotCheck();
      const body = bodyOf(values, settings, newcomer.ticket);
      await register.mutateAsync({ ...body, language, challenge });
      onDone();
    } catch (fault) {
      showRefusal({ form, drawn, method: 'username' }, fault);
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      <p className={css.lead}>{t('provider.register.lead')}</p>
      <PersonFields form={form} settings={settings} />
      <InvitationCodes form={form} rules={registrationFields(settings)} names={shortCodes} />
      <RegisterEnd form={form} age={settings.ageMinimum} />
      {errors.root?.message !== undefined && (
        <p className={css.fault} role="alert">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" kind="primary" size="lg" full loading={isSubmitting}>
        {t('provider.register.submit')}
      </Button>
    </form>
  );
}

interface PersonFieldsProps {
  readonly form: UseFormReturn<RegisterValues>;
  readonly settings: Settings;
}

/** The person's fields: those that the provider has told can be mended, those that the law asks are added. */
function PersonFields({ form, settings }: PersonFieldsProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const { errors } = useFormState({ control: form.control });
  const wanted = (name: 'payeeName' | 'email'): boolean => settings.fields[name]?.required === true;
  useWatch({ control: form.control, name: 'idNumber' });
  const cpf = { form, name: 'idNumber', rule: registrationFields(settings)['idNumber'] } as const;
  const labelOf = (name: 'payeeName' | 'email') =>
    `${rule(`label.${name}`)}${wanted(name) ? ' *' : ''}`;
  const ruleOf = (name: 'payeeName' | 'email') =>
    wanted(name) ? filledIn(t, rule(`label.${name}`)) : {};
  return (
    <>
      <TextField
        label={labelOf('payeeName')}
        prefix={<UserIcon />}
        autoComplete="name"
        error={errors.payeeName?.message}
        {...form.register('payeeName', ruleOf('payeeName'))}
      />
      <TextField
        label={labelOf('email')}
        prefix={<MailIcon />}
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', ruleOf('email'))}
      />
      <TextField
        label={`${rule('label.idNumber')} *`}
        prefix={<IdCardIcon />}
        error={errors.idNumber?.message}
        {...judgement(cpf, rule)}
        {...fieldLook('idNumber')}
        {...form.register('idNumber', {
          ...filledIn(t, rule('label.idNumber')),
          ...judging(cpf, rule),
        })}
      />
      <BirthDate form={form} age={settings.ageMinimum} required />
    </>
  );
}

/** The form with what the provider has told. */
function knownOf({ name, email }: ProviderRegisterProps['newcomer'], settings: Settings) {
  return { ...emptyRegistration(settings), payeeName: name ?? '', email: email ?? '' };
}

/** The body of the form, without the fields that were left empty. */
function bodyOf(values: RegisterValues, settings: Settings, ticket: string) {
  return {
    ...filled(values, ['payeeName', 'email', 'idNumber', 'affiliateCode', 'referralCode']),
    ticket,
    birthDate: values.birthDate,
    domain: location.hostname,
    terms: { version: settings.terms.version, agreed: values.terms as true },
    limits: { lossDay: values.lossDay, timeDayMinutes: Number(values.timeDayMinutes) },
  };
}
