import { allCalls } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteUrlOf } from './compose/urls.ts';
import { createVisitor, join, solve } from './modules/identity/testing/visitor.ts';
import type { Answer } from './modules/identity/testing/visitor.ts';
import { giveMoney } from './testing/give-money.ts';
import { signedInStaff } from './testing/staff-member.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** Two brands on one program: neither knows the other's people, money or doings. */
const arara = { merchant: 'arara', host: 'localhost' };
const noite = { merchant: 'noite-tropical', host: 'noite.localhost' };
type Site = typeof arara;

let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
/** The same person at both: username, CPF, password. */
const tokens = { arara: '', 'noite-tropical': '' };
const member = {
  username: 'dupla',
  idNumber: '390.533.447-05',
  payeeName: 'Maria Dupla',
  email: 'dupla@example.com',
  mobileNum: '11987654321',
};

const at = (site: Site, path: string, request: Parameters<typeof call>[1] = {}): Promise<Answer> =>
  call(path, { ...request, headers: { ...site, ...request?.headers } });
const listOf = async (site: Site, path: string, token: string) =>
  (await at(site, path, { token })).value as unknown as Record<string, unknown>;

beforeAll(async () => {
  program = await createTestProgram();
  call = createVisitor({ http: program.app });
  for (const site of [arara, noite]) {
    const visitor = ((path, request) => at(site, path, request)) as typeof call;
    const challenge = await solve(visitor);
    const joined = await join(visitor, { ...member, challenge });
    tokens[site.merchant as keyof typeof tokens] = joined.token;
  }
}, 120_000);
afterAll(() => program.close());

describe('who is meant', () => {
  test.each([
    [
      'the header, whatever the host',
      { merchant: 'noite-tropical', host: 'localhost' },
      'noite-tropical',
    ],
    ['the host without a header', { merchant: '', host: 'noite.localhost:3000' }, 'noite-tropical'],
    ['any other name of this machine', { merchant: '', host: 'localhost:3000' }, 'arara'],
    ['an address at home', { merchant: '', host: '192.168.0.7:3000' }, 'arara'],
  ])('is said by %s', async (_, headers, merchant) => {
    const { value } = await call('/wps/system/status', { headers });
    expect(value).toMatchObject({ merchant });
  });

  test.each(['merchantCode', 'merchant'])('the parameter %s names it, too', async (name) => {
    const path = `/wps/system/status?${name}=noite-tropical`;
    const { value } = await call(path, { headers: { merchant: '', host: 'localhost' } });
    expect(value).toMatchObject({ merchant: 'noite-tropical' });
    const unknown = await call(`/wps/system/status?${name}=nobody`, { headers: { merchant: '' } });
    expect(unknown).toMatchObject({ status: 400, errorCode: 'merchant.unknown' });
  });

  test('a session is of the house that opened it, on whatever host', async () => {
    const info = (merchant: string, host: string) =>
      call('/wps/member/info', { token: tokens.arara, headers: { merchant, host } });
    expect((await info('arara', 'noite.localhost')).value).toMatchObject({ merchant: 'arara' });
    expect(await info('', 'noite.localhost')).toMatchObject({
      status: 401,
      errorCode: 'session.expired',
    });
  });

  test('a header that names nobody is refused, whatever the host', async () => {
    const answer = await call('/wps/system/status', {
      headers: { merchant: 'nobody', host: 'noite.localhost' },
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'merchant.unknown' });
  });
});

describe('a person at both', () => {
  test('is two people, each with a record of its own', async () => {
    const members = await Promise.all(
      [arara, noite].map((site) =>
        listOf(site, '/wps/member/info', tokens[site.merchant as keyof typeof tokens]),
      ),
    );
    expect(members).toMatchObject([
      { account: 'dupla', merchant: 'arara' },
      { account: 'dupla', merchant: 'noite-tropical' },
    ]);
    const { rows } = await program.owner.query<{ id: bigint; merchant_id: string }>(
      `select id, merchant_id from identity.player where username = 'dupla' order by merchant_id`,
    );
    expect(rows.map((row) => row.merchant_id)).toEqual(['arara', 'noite-tropical']);
    expect(rows[0]?.id).not.toBe(rows[1]?.id);
  });

  const signed = allCalls.filter(({ auth }) => auth === 'session' || auth === 'account');
  test.each(signed.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'the token of one is nobody at the other: %s',
    async (_, { method, path }) => {
      const answer = await at(noite, path.replaceAll(/:\w+/g, '1'), {
        method,
        token: tokens.arara,
        headers: { 'idempotency-key': 'elsewhere' },
        ...(method === 'GET' ? {} : { body: {} }),
      });
      // A module that is off there says so before anybody is asked for.
      if (answer.errorCode === 'function.not.available') return;
      expect(answer).toMatchObject({ status: 401, errorCode: 'session.expired' });
    },
  );
});

describe('what a member does', () => {
  const keep = (nodeId: string) => ({ method: 'POST', body: { nodeId } }) as const;

  test('favourites stay where they are, and a game of the other is no game here', async () => {
    const add = '/wps/relay/MCSFE_addFavoriteGameV2';
    const ids = '/wps/relay/MCSFE_getFavoriteGames';
    expect(await at(arara, add, { ...keep('1001'), token: tokens.arara })).toMatchObject({
      status: 200,
    });
    expect(await at(arara, add, { ...keep('2001'), token: tokens.arara })).toMatchObject({
      errorCode: 'game.not.found',
    });
    expect(JSON.stringify(await listOf(arara, ids, tokens.arara))).toContain('1001');
    expect(JSON.stringify(await listOf(noite, ids, tokens['noite-tropical']))).not.toContain(
      '1001',
    );
  });

  test('games, vendors and kinds are the brand’s own', async () => {
    // The lotteries are the house's, and stand at both.
    const path = '/wps/relay/GCSGAME_gameList?gameType=RNG';
    const [first, second] = await Promise.all(
      [arara, noite].map(async (site) => {
        const { games } = (await at(site, path)).value as unknown as {
          games: { nodeId: string; vassalage: string }[];
        };
        return games;
      }),
    );
    const nodes = (list: typeof first) => list?.map(({ nodeId }) => nodeId) ?? [];
    expect(nodes(first).filter((id) => nodes(second).includes(id))).toEqual([]);
    const vendors = new Set(second?.map(({ vassalage }) => vassalage));
    expect(vendors).toEqual(new Set(['NOTURNA', 'LAPA_GAMES', 'IGARAPE', 'MARE_ALTA']));
    expect(first?.some(({ vassalage }) => vendors.has(vassalage))).toBe(false);
  });

  test('money, rounds, records and prizes stay where they are', async () => {
    const owner = await listOf(arara, '/wps/member/info', tokens.arara);
    await giveMoney(program, 50_000n, { id: BigInt(String(owner['id'])) });
    const balance = '/wps/v2/wallets/balance';
    expect(JSON.stringify(await listOf(arara, balance, tokens.arara))).toContain('500.00');
    expect(JSON.stringify(await listOf(noite, balance, tokens['noite-tropical']))).not.toContain(
      '500.00',
    );
    const launched = await at(arara, '/wps/game/launchGame', {
      method: 'POST',
      token: tokens.arara,
      body: { nodeId: '1001' },
    });
    const url = new URL((launched.value as unknown as { game_url: string }).game_url, 'http://x');
    const opened = await call('/studio/v1/sessions', {
      method: 'POST',
      body: { launchToken: url.searchParams.get('token'), gameCode: 'ouro-da-mata' },
    });
    const { sessionToken: token, seeds } = opened.value as unknown as {
      sessionToken: string;
      seeds: { asks: { promise: string } };
    };
    const { promise } = seeds.asks;
    await call('/studio/v1/seeds', {
      method: 'POST',
      token,
      body: { promise, clientSeed: 'dupla' },
    });
    const played = await call('/studio/v1/rounds', {
      method: 'POST',
      token,
      body: { stake: '1.00' },
      headers: { 'idempotency-key': 'two-merchants-1' },
    });
    expect(played).toMatchObject({ status: 200 });
    for (const path of ['/api/account/rounds', '/wps/relay/ODSFE2_MemTransDet']) {
      const here = await listOf(arara, path, tokens.arara);
      const there = await listOf(noite, path, tokens['noite-tropical']);
      expect(here['rows']).not.toEqual([]);
      expect(there['rows']).toEqual([]);
    }
    await program.owner.query(`
      insert into play.big_win (vendor_id, tx_id, merchant_id, player_id, game_code, amount,
        currency, at, round, stake)
      select r.vendor_id, 'two-merchants', r.merchant_id, r.player_id, r.game_code, 900000, 'BRL',
        now(), r.id, 100
      from play.round r where r.merchant_id = 'arara' limit 1`);
    const board = async (site: Site) =>
      (await at(site, '/wps/relay/GCSGAME_getRankList')).value as unknown as unknown[];
    expect(await board(arara)).toHaveLength(1);
    expect(await board(noite)).toEqual([]);
  });

  test('limits are of the account, not of the person', async () => {
    const stricter = { method: 'PUT', body: { value: '11.00' }, token: tokens.arara } as const;
    await at(arara, '/api/limits/loss/day', stricter);
    expect(JSON.stringify(await listOf(arara, '/api/limits', tokens.arara))).toContain('11.00');
    expect(
      JSON.stringify(await listOf(noite, '/api/limits', tokens['noite-tropical'])),
    ).not.toContain('11.00');
  });
});

describe('what an operator does', () => {
  test('closing one leaves the other open, and its news are its own', async () => {
    const { service } = program.modules.site;
    const closed = { active: true, endsAt: null, message: {} };
    await service.setMaintenance('arara', closed, 'test');
    expect(await at(arara, '/wps/system/settings/consolidated')).toMatchObject({ status: 503 });
    expect(await at(noite, '/wps/system/settings/consolidated')).toMatchObject({ status: 200 });
    await service.setMaintenance('arara', { ...closed, active: false }, 'test');
    const words = (text: string) => ({ 'pt-BR': { title: text, content: text } });
    await service.publishAnnouncement('arara', { kind: 'PL', texts: words('Só na Arara') }, 'test');
    const notices = '/wps/relay/MCSFE_getListAnnouncements?types=PL';
    const read = async (site: Site) => JSON.stringify((await at(site, notices)).value);
    expect(await read(arara)).toContain('Só na Arara');
    expect(await read(noite)).not.toContain('Só na Arara');
  });

  test('a host is given to one merchant only, and answers for it at once', async () => {
    const { service } = program.modules.site;
    await service.setHosts('noite-tropical', ['play.noite.example'], 'test');
    const { value } = await call('/wps/system/status', {
      headers: { merchant: '', host: 'play.noite.example' },
    });
    expect(value).toMatchObject({ merchant: 'noite-tropical' });
    await expect(service.setHosts('arara', ['play.noite.example'], 'test')).rejects.toThrow(
      'noite-tropical answers there already',
    );
    await expect(service.setHosts('arara', ['no host'], 'test')).rejects.toThrow('not a host');
    await service.setHosts('noite-tropical', [], 'test');
  });

  test('letters lead to the address of their own site', () => {
    const { modules, kernel } = program;
    const urlOf = (merchant: string, publicUrl?: string) =>
      siteUrlOf(
        { ...kernel.config, PORT: 3000, ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}) },
        merchant,
        modules.site.service.hostOf(merchant),
      );
    expect(urlOf('arara')).toBe('http://localhost:3000');
    expect(urlOf('noite-tropical')).toBe('http://noite.localhost:3000');
    expect(urlOf('arara', 'https://arara.example')).toBe('https://arara.example');
    expect(urlOf('noite-tropical', 'https://arara.example')).toBe('https://noite.localhost');
  });
});

describe('staff', () => {
  test('are told the brands of their account, with the money and the clock of each', async () => {
    const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
    const brandsOf = async (brands: string[]) => {
      const { token } = await signedInStaff(kit, { roles: ['auditor'], brands });
      return (await listOf(arara, '/api/staff/brands', token))['brands'];
    };
    expect(await brandsOf(['noite-tropical'])).toMatchObject([
      {
        id: 'noite-tropical',
        name: 'Noite Tropical',
        currency: 'BRL',
        site: expect.stringMatching(/^http:\/\/noite\.localhost/),
      },
    ]);
    // A brand that is gone is no fault of those who worked there.
    expect(await brandsOf(['arara', 'gone'])).toMatchObject([
      { id: 'arara', timeZone: 'America/Sao_Paulo' },
    ]);
  });
});
