import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { Announcement, Banner, ModuleNode, noticesCall, systemStatusCall } from './system.ts';
import { favouriteGamesCall, hotGamesCall, recentGamesCall } from './catalogue.ts';
import {
  openedLottoCall,
  openedNumerosCall,
  openedVietnamCall,
  popularLotteriesCall,
} from './lottery-wire.ts';
import { FieldRule, RegisterBody, registerFields } from './registration.ts';
import {
  changePasswordCall,
  forgotByEmailCall,
  recoveryCodeCall,
  resetByPhoneCall,
} from './security.ts';
import { Member, loginCall } from './session.ts';

// The fields that the specification lists of its entities travel under these names, and under no other.

/** The values that everybody must tell beside the fields of the form. */
const proofs = {
  registerMethod: 'WEB',
  login: true,
  terms: { version: '1', agreed: true },
  birthDate: '1990-05-17',
} as const;

describe('registration', () => {
  const named = Object.fromEntries(registerFields.map((name) => [name, 'x']));
  const where = { domain: 'arara.example', registerUrl: 'https://arara.example/register' };

  test('carries every field of the form, where it came from and how', () => {
    const all =
      'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha ' +
      'verificationCode affiliateCode paymentPassword line whatsapp zalo facebook wechat idNumber ' +
      'referralCode';
    expect(registerFields.toSorted()).toEqual(all.split(' ').toSorted());
    const sent = { ...named, ...where, ...proofs };
    expect(RegisterBody.parse(sent)).toEqual({ ...sent, rememberMe: false });
    expect(RegisterBody.parse({ ...sent, referralCode: null }).referralCode).toBeNull();
  });

  test('has a rule for a field, with six names', () => {
    expect(Object.keys(FieldRule.shape)).toEqual([
      'enabled',
      'required',
      'acceptedPattern',
      'patternId',
      'minLength',
      'maxLength',
    ]);
  });

  test('is by the web, and holds nothing else', () => {
    expect(RegisterBody.safeParse({ ...named, ...proofs, registerMethod: 'APP' }).success).toBe(
      false,
    );
    expect(RegisterBody.safeParse({ ...named, ...proofs, vip: true }).success).toBe(false);
  });
});

test.each([
  ['username', { username: 'luciana', password: 'x' }],
  ['sms', { mobileNum: '11987650001', password: '123456' }],
  ['firebase', { firebaseChannel: 'sms', firebaseIdToken: 'signed' }],
] as const)('a login by %s names its way, its image and its bot check', (type, who) => {
  const sent = { type, ...who, captcha: 'abcd', captchaId: 'one', challenge: 'solved' };
  expect(loginCall.body.parse(sent)).toEqual({ password: '', ...sent, rememberMe: false });
});

describe('passwords', () => {
  const challenge = 'solved';
  /** Brazil is meant without a code; who never had a password knows no old one. */
  const mayBeMissing = ['countryDialingCode', 'oldPassword', 'challenge'];
  test.each([
    [changePasswordCall, { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }],
    [forgotByEmailCall, { username: 'luciana', email: 'lu@arara.example' }],
    [
      resetByPhoneCall,
      { newPassword: 'b', mobileNum: '11987650001', verificationCode: '123456', challenge },
    ],
    [recoveryCodeCall, { mobileNum: '11987650001', countryDialingCode: '55', challenge }],
  ])('$name takes what is listed for it', ({ body }, sent) => {
    expect(body.parse(sent)).toEqual(sent);
    for (const key of Object.keys(sent)) {
      const part = { ...sent, [key]: undefined };
      expect(body.safeParse(part).success).toBe(mayBeMissing.includes(key));
    }
  });
});

test('a member has the names of the specification, and no secret', () => {
  const names = Object.keys(Member.shape);
  expect(names).toEqual(
    expect.arrayContaining([
      'id',
      'account',
      'nickname',
      'customerId',
      'type',
      'isAgent',
      'merchant',
      'toUpline',
      'clubLabel',
      'memberLabel',
      'memberLabelTextColor',
      'memberLabelBgColor',
    ]),
  );
  expect(Object.keys(Member.shape.clubLabel.shape)).toEqual([
    'labelName',
    'color',
    'color2',
    'rankLevel',
  ]);
  expect(names).not.toEqual(expect.arrayContaining(['idNumber']));
  expect(names).not.toEqual(expect.arrayContaining(['birthDate']));
});

test('what the site says of itself has its names', () => {
  expect(Object.keys(Banner.shape)).toEqual(
    expect.arrayContaining(['bannerId', 'url', 'groupName', 'linkageType']),
  );
  expect(Object.keys(Announcement.shape)).toEqual(
    expect.arrayContaining(['title', 'content', 'date']),
  );
  expect(Object.keys(systemStatusCall.value.shape)).toEqual(
    expect.arrayContaining([
      'whitelabel',
      'registerFields',
      'resources',
      'customerService',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
      'location',
      'maintenance',
      'regionRestriction',
    ]),
  );
  const leaf = { modId: 'REG3', name: 'Registration', enabled: '1', childrenNodes: [] } as const;
  const tree = { ...leaf, childrenNodes: [leaf] };
  expect(ModuleNode.parse(tree)).toEqual(tree);
});

test('lists of games are asked for with the constants of the specification', () => {
  const who = { merchantCode: 'arara', language: 'PT-BR' };
  const hot = { ...who, isPlatform: '2', vassalage: 'MATA', platform: 'flash,html5-desktop' };
  expect(hotGamesCall.query.parse(hot)).toEqual({ ...hot, isPlatform: 2 });
  const recent = { clientType: '3', vassalage: 'MATA', language: 'PT-BR' };
  expect(recentGamesCall.query.parse(recent)).toMatchObject({ clientType: 3, pageNo: 1 });
  const favourites = { clientType: '3', platform: 'flash', language: 'PT-BR', gameType: 'RNG' };
  expect(favouriteGamesCall.query.parse(favourites)).toMatchObject({ platform: 'flash' });
});

test('lotteries are asked for by the counts of the specification', () => {
  expect(popularLotteriesCall.query.parse({})).toEqual({ count: 20 });
  const asked = { prizeMode: 'Lott', device: 'WEB', language: 'PT-BR' };
  expect(popularLotteriesCall.query.parse({ ...asked, count: '20' })).toMatchObject({ count: 20 });
  for (const { query } of [openedVietnamCall, openedNumerosCall, openedLottoCall]) {
    expect(query.parse({ device: 'WEB' })).toMatchObject({ count: 100 });
    expect(query.parse({ count: '2' })).toEqual({ count: 2 });
  }
});

test('notices are asked for by type, execution and platform', () => {
  expect(noticesCall.query.parse({ platform: 'W' })).toEqual({
    types: 'B,PL,PU,PR,H',
    execution: 'B',
    platform: 'W',
  });
  expect(Object.keys(noticesCall.value.shape)).toEqual(['player', 'banners', 'popup', 'promotion']);
});

test('every call is exported under its name and the word Call', () => {
  const exported = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === 'object' && 'method' in value && 'path' in value ? [[name, value.name]] : [],
  );
  expect(exported).toEqual(exported.map(([, name]) => [`${name}Call`, name]));
  expect(exported).toHaveLength(contract.allCalls.length);
});
