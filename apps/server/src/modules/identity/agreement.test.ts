import { dayIn } from '@arara/calendar';
import { propertyRuns, propertyTimeout } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkRegistration, fieldRule } from '@arara/rules';
import type { FieldRule } from '@arara/rules';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import type { RegistrationSettings } from './index.ts';
import { createVisitor, newcomer } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const rule: fc.Arbitrary<FieldRule> = fc
  .record({
    enabled: fc.boolean(),
    required: fc.boolean(),
    acceptedPattern: fc.constantFrom(
      '*',
      '[a-z]+',
      '(a+)+',
      '[0-9]{3,5}',
      '(',
      '\\p{L}+( \\p{L}+)*',
      '.*é.*',
    ),
    patternId: fc.integer({ min: 0, max: 22 }),
    minLength: fc.integer({ min: 0, max: 6 }),
    more: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ more, ...given }) => ({ ...given, maxLength: given.minLength + more }));

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'abc',
    ' abc ',
    'aaaaaaaaaaaaaaaaaaaaaaaa!',
    '12345',
    'São José',
    'e\u0301é',
    '日本',
    '😀😀',
  ),
  // The parser of every call refuses NUL and lone surrogates before any rule is asked.
  fc
    .string({ maxLength: 14, unit: 'grapheme' })
    .filter((t) => t.isWellFormed() && !t.includes('\0')),
);

const absent = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const off: FieldRule = { ...rule0(), enabled: false };
const sometimes = fc.oneof({ weight: 2, arbitrary: fc.constant(off) }, rule);

const settings: fc.Arbitrary<RegistrationSettings> = fc
  .record({
    payeeName: sometimes,
    line: sometimes,
    zalo: sometimes,
    paymentPassword: sometimes,
    idNumber: fc.constantFrom(fieldRule('cpf', 11, 14), fieldRule('cpf', 11, 14, 'optional')),
    mobileNum: fc.constantFrom(fieldRule('phone', 8, 20, 'optional'), fieldRule('phone', 8, 20)),
    username: fc.constantFrom(fieldRule('first-letter', 4, 12), { ...rule0(), enabled: false }),
    limitsRequired: fc.boolean(),
    ageMinimum: fc.constantFrom(18, 21),
  })
  .map(({ limitsRequired, ageMinimum, ...fields }) => ({
    ...testSettings,
    form: {
      ...testSettings.form,
      ageMinimum,
      fields: { ...testSettings.form.fields, ...fields },
      limits: { ...testSettings.form.limits, required: limitsRequired },
    },
  }));

function rule0(): FieldRule {
  return fieldRule('any', 3, 20);
}

/** The values that somebody may type instead of something good. */
const typing = {
  username: fc.oneof(text, fc.constant('  Maria.Rosa ')),
  password: fc.constantFrom('Mandacaru-91x', 'senha123', 'curta', ' Ipe-Roxo-88 '),
  confirmPassword: fc.constantFrom('Mandacaru-91x', ' Ipe-Roxo-88 '),
  payeeName: absent(text),
  line: absent(text),
  zalo: absent(text),
  paymentPassword: absent(text),
  idNumber: absent(fc.constantFrom('', '52998224725', '529.982.247-25', '11144477736', '000')),
  mobileNum: absent(fc.constantFrom('', '(11) 91234-5678', '+55 11 91234-5678', '1131234567', '1')),
  // Of numbers abroad the server knows more than the browser does.
  countryDialingCode: absent(fc.constantFrom('55', '+55')),
  birthDate: fc.constantFrom('2008-03-01', '2008-03-02', '2005-03-01', '2030-01-01', '1850-01-01'),
  terms: fc.constantFrom({ version: '1', agreed: true }, { version: '9', agreed: true }),
  limits: absent(
    fc.record({
      lossDay: fc.constantFrom('50.00', '0.00', '10000.00', '10000.01', '1.999'),
      timeDayMinutes: fc.constantFrom(15, 720, 721),
    }),
  ),
};

/** Up to four changes to a good form. */
const changes = fc
  .tuple(fc.record(typing), fc.subarray(Object.keys(typing), { maxLength: 4 }))
  .map(([all, kept]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))),
  );

/** Hundreds of registrations, on a machine that has other things to do. */
const patienceMs = 120_000;

test(
  'the server refuses a registration exactly when the rules of the browser do',
  { timeout: propertyTimeout(patienceMs) },
  async () => {
    let [passed, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(settings, changes, async (operator, changed) => {
        program.settings = operator;
        const typed = newcomer(changed);
        await program.owner.query('truncate identity.player cascade');
        const today = dayIn(operator.timeZone, program.clock.now());
        const issues = checkRegistration(operator.form, typed, { today, currency: 'BRL' });
        const answer = await createVisitor(program)('/wps/member/register', {
          method: 'PUT',
          body: typed,
        });
        const first = issues[0];
        if (first === undefined) {
          passed += 1;
          expect(answer).toMatchObject({ status: 200 });
        } else {
          refused += 1;
          expect(answer).toMatchObject({
            success: false,
            errorCode: first.code,
            field: first.field,
          });
        }
      }),
      propertyRuns(120),
    );
    expect(passed).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  },
);
