import { registerFields } from '@arara/contract';
import { fieldRule, registrationFields } from '@arara/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { operatorSeed } from '../../../../../database/seeds/operator.ts';
import { openSiteProgram } from './testing/site-program.ts';

// The form asks for the fields that the operator switches on, without a build.

const program = await openSiteProgram();
afterAll(() => program.close());

const { service } = program.site;
const { settings: siteSettings } = operatorSeed({
  merchant: 'arara',
  jurisdiction: 'demo',
  publicUrl: null,
});
const form = async () => (await service.registration('arara')).form;

describe('the form follows its modules', () => {
  const switches = {
    USERNAMEREG3: (value: Form) => value.switches.username,
    MOBILENUMREG3: (value: Form) => value.switches.mobile && value.mobile.enabled,
    REGMOBVERF3: (value: Form) => value.mobile.verification,
    AFFMAN3: (value: Form) => value.switches.referral,
  };
  for (const [module, isOn] of Object.entries(switches)) {
    test(`${module} off and on again`, async () => {
      await service.setModule('arara', module, false, 'test');
      expect(isOn(await form())).toBe(false);
      await service.setModule('arara', module, true, 'test');
      expect(isOn(await form())).toBe(true);
    });
  }

  test('a house without invitations asks for no code, whichever way one joins', async () => {
    const asked = async () => {
      const shown = await form();
      const names = (method: 'username' | 'mobile') =>
        Object.entries(registrationFields(shown, method))
          .filter(([name, rule]) => name.endsWith('Code') && rule?.enabled === true)
          .map(([name]) => name);
      return { username: names('username'), mobile: names('mobile') };
    };
    const counts = async () => (await service.registration('arara')).invitationsOn;
    const on = await asked();
    expect(await counts()).toBe(true);
    expect(on.username).toEqual(expect.arrayContaining(['affiliateCode', 'referralCode']));
    expect(on.mobile).toContain('affiliateCode');
    await service.setModule('arara', 'AFFMAN3', false, 'test');
    expect(await asked()).toEqual({ username: [], mobile: ['verificationCode'] });
    expect(await counts()).toBe(false);
    await service.setModule('arara', 'AFFMAN3', true, 'test');
  });

  test('a house that takes no members takes none by mobile', async () => {
    await service.setModule('arara', 'REG3', false, 'test');
    const { switches, mobile } = await form();
    expect([switches.username, switches.mobile, mobile.enabled]).toEqual([false, false, false]);
    await service.setModule('arara', 'REG3', true, 'test');
    expect((await form()).mobile.enabled).toBe(true);
  });

  test('a password is asked for by mobile wherever no code proves the number', async () => {
    const asks = async (mobilePassword: boolean, code: boolean) => {
      await service.setModule('arara', 'MOBILEREGPASS3', mobilePassword, 'test');
      await service.setModule('arara', 'REGMOBVERF3', code, 'test');
      return 'password' in registrationFields(await form(), 'mobile');
    };
    expect(await asks(false, true)).toBe(false);
    expect(await asks(false, false)).toBe(true);
    expect(await asks(true, true)).toBe(true);
  });

  test('ways in by number follow theirs', async () => {
    const phone = async () => (await service.registration('arara')).phone;
    expect(await phone()).toEqual({ password: true, code: true });
    await service.setModule('arara', 'MOBILEVERCODELOGIN3', false, 'test');
    expect(await phone()).toEqual({ password: true, code: false });
    await service.setModule('arara', 'PHONELOGIN3', false, 'test');
    expect(await phone()).toEqual({ password: false, code: false });
    await service.setModule('arara', 'PHONELOGIN3', true, 'test');
    await service.setModule('arara', 'MOBILEVERCODELOGIN3', true, 'test');
  });
});

test('passwords grow old while the module of their age is on', async () => {
  const days = async () => (await service.registration('arara')).password.maxAgeDays;
  const { entry } = siteSettings;
  const password = { ...entry.password, maxAgeDays: 90 };
  await service.setSettings('arara', { entry: { ...entry, password } }, 'test');
  await service.setModule('arara', 'PASSEXPIRY3', false, 'test');
  expect(await days()).toBeNull();
  await service.setModule('arara', 'PASSEXPIRY3', true, 'test');
  expect(await days()).toBe(90);
  await service.setSettings('arara', { entry }, 'test');
});

describe('who sends the code of a registration', () => {
  test('is the provider while its switch is on', async () => {
    const byProvider = async () => (await form()).mobile.firebase;
    expect(await byProvider()).toBe(false);
    await service.setModule('arara', 'FIREBASESMS3', true, 'test');
    expect(await byProvider()).toBe(true);
    await service.setModule('arara', 'FIREBASESMS3', false, 'test');
  });
});

describe('the form follows the rule of each field', () => {
  const always: readonly string[] = ['username', 'password', 'confirmPassword'];
  const ownSwitch: readonly string[] = ['captcha'];
  const fields = registerFields.filter((name) => !ownSwitch.includes(name));
  const save = (changes: Partial<typeof siteSettings.registration>) => {
    const registration = { ...siteSettings.registration, ...changes };
    return service.setSettings('arara', { ...siteSettings, registration }, 'test');
  };

  test.each(fields)('%s: off, wanted, required', async (field) => {
    const mobileNum = fieldRule('phone', 8, 20);
    const rule = fieldRule('any', 1, 60, 'optional');
    const shown = async (changes: Partial<typeof rule>) => {
      const rules = { ...siteSettings.registration.fields, mobileNum };
      await save({ fields: { ...rules, [field]: { ...rule, ...changes } } });
      const found = registrationFields(await form())[field];
      return found?.enabled === true ? found : null;
    };
    if (!always.includes(field)) expect(await shown({ enabled: false })).toBeNull();
    expect(await shown({})).toMatchObject({ maxLength: 60, required: always.includes(field) });
    expect(await shown({ required: true })).toMatchObject({ required: true });
  });

  test('captcha has a switch of its own', async () => {
    await save({ captcha: true });
    expect(registrationFields(await form()).captcha).toMatchObject({ required: true });
    await service.setModule('arara', 'CAPTCHA3', false, 'test');
    expect(registrationFields(await form()).captcha).toBeUndefined();
    await service.setModule('arara', 'CAPTCHA3', true, 'test');
  });
});

type Form = Awaited<ReturnType<typeof form>>;
