import { fieldRule } from '@arara/rules';
import type { RegistrationForm } from '@arara/rules';
import { createFormControl } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../../testing/page.ts';
import { startData } from '../../../testing/start-data.ts';
import type * as Errors from '@arara/client';
import type * as Invitation from '../invitation.ts';
import type * as Issues from './register-issues.ts';
import type { RegisterValues } from './register-values.ts';

let issues: typeof Issues;
let errors: typeof Errors;
let invitation: typeof Invitation;

beforeAll(async () => {
  stubPage(startData({ modules: ['AFFMAN3'] }));
  issues = await import('./register-issues.ts');
  errors = await import('@arara/client');
  invitation = await import('../invitation.ts');
});
beforeEach(() => {
  empty(sessionStorage);
  vi.stubGlobal('location', { search: '?affiliateCode=NADA99' });
  invitation.keepInvitations();
});

const settingsWith = (affiliateCode: boolean): RegistrationForm => ({
  fields: { affiliateCode: { ...fieldRule('any', 3, 20, 'optional'), enabled: affiliateCode } },
  switches: { captcha: false, referral: false },
  ageMinimum: 18,
  terms: { version: '3' },
  mobile: { verification: false, password: false, identity: false },
  limits: { required: true, lossDay: { max: '1000.00' }, timeDayMinutes: { max: 480 } },
});

/** A form with the code of the address, as the operator has its fields; and its button. */
function registration(settings: RegistrationForm) {
  const affiliateCode = invitation.invitationCode('affiliateCode');
  const control = createFormControl({ defaultValues: { username: 'ana', affiliateCode } });
  control.register('username');
  const form = control as unknown as UseFormReturn<RegisterValues>;
  const sent: string[] = [];
  const method = 'username' as const;
  const press = () => form.handleSubmit((values) => void sent.push(values.affiliateCode))();
  return { form, sent, press, drawn: issues.drawnBy(settings, 'username'), method };
}

const refusal = (code: string, field?: string) =>
  new errors.ApiError({ code, status: 422, message: 'não', ...(field ? { field } : {}) });

test('a code that brings nobody stands at its field, where it can be mended', () => {
  const page = registration(settingsWith(true));
  expect(issues.showRefusal(page, refusal('invitation_code_error', 'affiliateCode'))).toBe(
    'person',
  );
  expect(page.form.getFieldState('affiliateCode').error).toBeDefined();
  expect(page.form.getValues('affiliateCode')).toBe('NADA99');
});

test('one without a field is let go of: pressed again the form is sent without it', async () => {
  const page = registration(settingsWith(false));
  expect(issues.showRefusal(page, refusal('invitation_code_error', 'affiliateCode'))).toBeNull();
  await page.press();
  expect(page.sent).toEqual(['']);
  // Neither a cleared form nor a reload of the address brings it back; another code counts.
  invitation.keepInvitations();
  expect(invitation.invitationCode('affiliateCode')).toBe('');
  vi.stubGlobal('location', { search: '?affiliateCode=BIA10' });
  expect(invitation.invitationCode('affiliateCode')).toBe('BIA10');
});

test('what is refused about a field that the operator switched off keeps nobody from trying again', async () => {
  const page = registration(settingsWith(false));
  expect(issues.showRefusal(page, refusal('field.rule', 'whatsapp'))).toBeNull();
  await page.press();
  expect(page.sent).toEqual(['NADA99']);
});
