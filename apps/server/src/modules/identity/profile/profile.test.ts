import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from '../testing/identity-program.ts';
import { createVisitor, join } from '../testing/visitor.ts';
import { portraits } from './portraits.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

async function member() {
  const call = createVisitor(program);
  const { token, username } = await join(call);
  const put = (path: string, body: unknown) => call(path, { method: 'PUT', token, body });
  return {
    username,
    call,
    choose: (icon: string) => put('/wps/member/info/icon', { icon }),
    rename: (nickname: string) => put('/api/account/nickname', { nickname }),
    get: async (path: string) => (await call(path, { token })).value,
  };
}

describe('a portrait', () => {
  test('is chosen from the list, seen by every call, and given up again', async () => {
    const { choose, get } = await member();
    const before = await get('/wps/member/info/icon');
    expect(before).toMatchObject({ url: '', icons: portraits.map((icon) => ({ icon })) });
    expect(await get('/wps/relay/MCSFE_getPlayerAvatar')).toEqual({
      avatar: '',
      avatarType: 'INITIALS',
    });
    const { value } = await choose('onca');
    expect(value).toEqual({ url: '/art/avatar-onca-192.webp' });
    expect(await get('/wps/member/info')).toMatchObject({ avatarUrl: '/art/avatar-onca-192.webp' });
    expect(await get('/wps/relay/MCSFE_getPlayerAvatar')).toEqual({
      avatar: '/art/avatar-onca-192.webp',
      avatarType: 'PORTRAIT',
    });
    await choose('');
    expect(await get('/wps/member/info')).toMatchObject({ avatarUrl: '' });
  });

  test('nobody chooses another’s, or one that is not there', async () => {
    const [mine, other] = [await member(), await member()];
    expect(await mine.choose('../../etc')).toMatchObject({
      status: 422,
      errorCode: 'icon.unknown',
    });
    await mine.choose('boto');
    expect(await other.get('/wps/member/info')).toMatchObject({ avatarUrl: '' });
    const visitor = await mine.call('/wps/member/info/icon', {
      method: 'PUT',
      body: { icon: 'boto' },
    });
    expect(visitor.errorCode).toBe('session.missing');
  });

  test('the last of many choices at once stands, and is one of them', async () => {
    const { choose, get } = await member();
    const chosen = ['tatu', 'sapo', 'mico'];
    await Promise.all(chosen.map(choose));
    const { avatarUrl } = await get('/wps/member/info');
    expect(chosen.map((name) => `/art/avatar-${name}-192.webp`)).toContain(avatarUrl);
  });
});

describe('a nickname', () => {
  test.each([
    ['  Lu   do Norte ', 'Lu do Norte'],
    ['João 7', 'João 7'],
    ['小鹦鹉', '小鹦鹉'],
    ['ana-maria.k_2', 'ana-maria.k_2'],
    ['น้ำผึ้ง', 'น้ำผึ้ง'.normalize('NFKC')],
  ])('%j is kept as %j', async (typed, kept) => {
    const { rename, get } = await member();
    expect((await rename(typed)).value).toEqual({ nickname: kept });
    expect(await get('/wps/member/info')).toMatchObject({ nickname: kept });
  });

  test.each([
    'x',
    'a'.repeat(21),
    '-lu',
    '<b>lu</b>',
    'lu\u202Eul',
    'lu\u200Bz',
    '💸💸',
    '\u3164 \u3164',
    '\uFFA0a',
    `lu${'\u0301'.repeat(20)}`,
    'a\u0332\u0332'.repeat(20),
  ])('%j is refused and changes nothing', async (typed) => {
    const { username, rename, get } = await member();
    expect(await rename(typed)).toMatchObject({ status: 422, errorCode: 'nickname.invalid' });
    expect(await get('/wps/member/info')).toMatchObject({ nickname: username });
  });

  test('is one’s own, and given up again gives way to the username', async () => {
    const [mine, other] = [await member(), await member()];
    await mine.rename('Rainha');
    expect(await other.get('/wps/member/info')).toMatchObject({ nickname: other.username });
    expect((await mine.rename(' ')).value).toEqual({ nickname: mine.username });
    const visitor = await mine.call('/api/account/nickname', {
      method: 'PUT',
      body: { nickname: 'Rainha' },
    });
    expect(visitor.errorCode).toBe('session.missing');
  });
});
