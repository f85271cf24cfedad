import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../../testing/page.ts';
import { startData } from '../../../testing/start-data.ts';
import type * as Values from './login-values.ts';
import type * as Stay from '../stay.ts';

let lib: typeof Values;
let stay: typeof Stay;

beforeAll(async () => {
  const usual = startData();
  stubPage({
    ...usual,
    modules: [...usual.modules, 'PHONELOGIN3'],
    settings: { ...usual.settings, staySignedInDays: 1 },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  lib = await import('./login-values.ts');
  stay = await import('../stay.ts');
});
beforeEach(() => [sessionStorage, localStorage].forEach(empty));

const typed = {
  username: '  luciana ',
  password: ' Ipe-Amarelo-7 ',
  mobileNum: ' (11) 98765-0001 ',
  countryDialingCode: '55',
  verificationCode: ' 123456 ',
  captcha: '',
};

describe('what is typed at the login', () => {
  test('is sent without blanks around names and codes; a password is as it is', () => {
    expect(lib.loginBody('username', typed)).toEqual({
      username: 'luciana',
      password: ' Ipe-Amarelo-7 ',
    });
    expect(lib.loginBody('sms', typed)).toEqual({
      type: 'sms',
      mobileNum: '(11) 98765-0001',
      countryDialingCode: '55',
      password: '123456',
    });
  });

  test('may be a mobile number in the place of a name', () => {
    const number = { ...typed, username: ' +55 11 98765-0001 ' };
    expect(lib.loginBody('username', number)).toEqual({
      mobileNum: '+55 11 98765-0001',
      password: ' Ipe-Amarelo-7 ',
    });
  });
});

describe('a device whose owner asked to stay', () => {
  beforeEach(() => stay.chooseToStay(true));

  test('knows the name the next time, and no password', () => {
    lib.rememberName('username', typed);
    expect(lib.firstValues(null)).toMatchObject({ username: 'luciana', password: '' });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Ipe-Amarelo');
  });

  test('knows the number with its country', () => {
    lib.rememberName('sms', { ...typed, countryDialingCode: '351' });
    expect(lib.firstValues(null)).toMatchObject({
      mobileNum: typed.mobileNum,
      countryDialingCode: '351',
      verificationCode: '',
    });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('123456');
  });
});

test('a device whose owner did not ask for it keeps nothing', () => {
  lib.rememberName('username', typed);
  lib.rememberName('sms', typed);
  expect(lib.firstValues(null)).toMatchObject({ username: '', mobileNum: '' });
});
