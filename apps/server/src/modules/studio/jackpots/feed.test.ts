import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes, openJackpotProgram, pool } from '../testing/jackpot-program.ts';
import type { JackpotProgram, Level } from '../testing/jackpot-program.ts';

let program: JackpotProgram;
beforeAll(async () => {
  program = await openJackpotProgram();
}, 180_000);
afterAll(() => program.close());

const seeds = { grand: 1_000_000n, major: 50_000n, mini: 3_000n } as const;
const millionths = { grand: 3_500n, major: 1_500n, mini: 1_000n } as const;
const levels = ['grand', 'major', 'mini'] as const;

const jackpots = () => program.modules.studio.service.jackpots;
/** The stakes in the ledger itself, less those that were given back. */
async function staked(): Promise<bigint> {
  const { rows } = await program.owner.query<{ sum: bigint }>(sql`
    select coalesce(sum(case t.code when 100 then t.amount else -t.amount end), 0)::bigint as sum
    from ledger.transfers t
    join play.round r on t.reference = 'round:' || r.id
    where t.code in (100, 40) and r.currency = 'BRL' and r.game_code = any (${[...codes]}::text[])`);
  return rows[0]?.sum ?? 0n;
}
const owed = (level: Level, turnover: bigint) => (turnover * millionths[level]) / 1_000_000n;
async function feed() {
  await program.count();
  await jackpots().feed();
}

async function play(count: number, stake: string, name: string) {
  const studio = program.modules.studio.service;
  const { session, token } = await program.sit(studio, await program.member(), codes[0]);
  for (let n = 0; n < count; n += 1) await studio.playAs(session, { stake, key: `${name}-${n}` });
  return { session, token };
}

/** Plays until a round wins no level, which one in some hundreds of this stake does; answers its key. */
async function playWithoutLevel(stake: string, name: string): Promise<string> {
  for (let n = 0; ; n += 1) {
    await play(1, stake, `${name}-${n}`);
    const key = `${name}-${n}-0`;
    const { rows } = await program.owner.query(sql`
      select 1 from studio.jackpot_win w join studio.round r on r.id = w.round_id
      where r.idempotency_key = ${key}`);
    if (rows.length === 0) return key;
  }
}

test('before the first stake a pool shows its seed, and nothing has moved', async () => {
  await feed();
  const { value } = await program.call('GET', '/api/jackpots');
  expect(value).toMatchObject([
    {
      code: 'mare-cheia',
      name: 'Maré Cheia',
      currency: 'BRL',
      games: codes.map((gameCode) => ({ gameCode })),
      levels: [
        { level: 'grand', name: 'Grande', amount: '10000.00' },
        { level: 'major', amount: '500.00' },
        { level: 'mini', amount: '30.00' },
      ],
    },
  ]);
  expect(await program.balanceOf('mini')).toBeNull();
});

describe('stakes', () => {
  test('put their stated part into each pool, to the centavo', async () => {
    await play(3, '10.00', 'part');
    await feed();
    const turnover = await staked();
    expect(turnover).toBe(3_000n);
    for (const level of levels)
      expect(await program.balanceOf(level)).toBe(seeds[level] + owed(level, turnover));
    expect(await jackpots().check()).toEqual([]);
    const shown = async () => {
      const { value } = await program.call('GET', '/api/jackpots');
      const [jackpot] = value as unknown as { levels: { amount: string }[] }[];
      return jackpot?.levels.map(({ amount }) => amount);
    };
    // Pages get one answer for a second and a half.
    await expect.poll(shown, { timeout: 10_000 }).toEqual(['10000.10', '500.04', '30.03']);
  });

  test('of twenty centavos leave their fractions to the next ones, and none is lost', async () => {
    await play(40, '0.20', 'small');
    for (let n = 0; n < 3; n += 1) await feed();
    const turnover = await staked();
    expect(turnover).toBe(3_800n);
    // 3.8, 5.7 and 13.3 centavos: each stake alone would have put nothing into any of them.
    for (const level of levels)
      expect(await program.balanceOf(level)).toBe(seeds[level] + owed(level, turnover));
    expect(owed('mini', turnover)).toBe(3n);
  });

  test('of play money, and of games without the jackpot, put nothing in', async () => {
    const before = await Promise.all(levels.map(program.balanceOf));
    const guest = await program.openGuest('1083');
    expect((await program.play(guest, 'fun-round', '200.00')).status).toBe(200);
    const studio = program.modules.studio.service;
    const other = await program.sit(studio, await program.member(), 'ouro-da-mata');
    await studio.playAs(other.session, { stake: '200.00', key: 'other-game' });
    await feed();
    expect(await Promise.all(levels.map(program.balanceOf))).toEqual(before);
  });

  test('count once, though many processes feed at the same moment and again', async () => {
    await play(5, '100.00', 'many');
    await program.count();
    const others = Array.from({ length: 6 }, () => program.studio());
    await Promise.all(others.flatMap(({ jackpots: own }) => [own.feed(), own.feed()]));
    await jackpots().feed();
    const turnover = await staked();
    for (const level of levels)
      expect(await program.balanceOf(level)).toBe(seeds[level] + owed(level, turnover));
    const { rows } = await program.owner.query<{ fed: bigint }>(sql`
      select fed from studio.jackpot_level where level = 'grand'`);
    expect(rows).toEqual([{ fed: owed('grand', turnover) }]);
    expect(await jackpots().check()).toEqual([]);
  });

  test('move nothing where the process ends before its transaction does', async () => {
    await play(1, '200.00', 'cut');
    await program.count();
    const before = await Promise.all(levels.map(program.balanceOf));
    const whole = program.studio();
    const { ledger } = program;
    await program.kernel.database.transaction(async () => {
      await program.owner.query(sql`
          create function studio.end_here() returns trigger language plpgsql
          as $$ begin raise exception 'the process ended here'; end $$`);
      await program.owner.query(sql`
          create constraint trigger end_here after update on studio.jackpot_level
          initially deferred for each row execute function studio.end_here()`);
    });
    await expect(whole.jackpots.feed()).rejects.toThrow('the process ended here');
    expect(await Promise.all(levels.map(program.balanceOf))).toEqual(before);
    await program.owner.query(sql`drop function studio.end_here() cascade`);
    await whole.jackpots.feed();
    const turnover = await staked();
    for (const level of levels)
      expect(await program.balanceOf(level)).toBe(seeds[level] + owed(level, turnover));
    expect(await ledger.prove({ whole: true })).toMatchObject({ sound: true });
  });

  test('that were given back are taken off what comes next: no pool is fed back', async () => {
    const key = await playWithoutLevel('200.00', 'void');
    await feed();
    const full = await Promise.all(levels.map(program.balanceOf));
    const { public_id: id } = await program.roundOf(key);
    const { rows } = await program.owner.query<{ wallet_player: string }>(sql`
      select wallet_player from studio.round where public_id = ${id}`);
    for (const original of ['win', 'bet']) {
      const reply = await program.modules.play.service.rollback('studio', {
        request_id: `void-${original}`,
        player_id: rows[0]?.wallet_player ?? '',
        tx_id: `${id}:${original}:undo`,
        original_tx_id: `${id}:${original}`,
        round_id: id,
        reason: 'test',
      });
      expect(reply.code).toBe(0);
    }
    await feed();
    expect(await Promise.all(levels.map(program.balanceOf))).toEqual(full);
    // The same sum since ever comes twice: the second time it is owed nothing.
    await play(1, '200.00', 'void-again');
    await feed();
    expect(await Promise.all(levels.map(program.balanceOf))).toEqual(full);
    await play(1, '200.00', 'void-more');
    await feed();
    const turnover = await staked();
    for (const level of levels)
      expect(await program.balanceOf(level)).toBe(seeds[level] + owed(level, turnover));
    expect(await jackpots().check()).toEqual([]);
  });
});

test('a rebuild of the reports changes no pool', async () => {
  const before = await Promise.all(levels.map(program.balanceOf));
  await program.modules.reports.service.rebuild();
  await feed();
  expect(await Promise.all(levels.map(program.balanceOf))).toEqual(before);
});

test('all that came in is in the pools or was won, and the check tells what is not', async () => {
  const always = program.studio(100);
  const { session } = await program.sit(always, await program.member());
  await always.playAs(session, { stake: '1.00', key: 'conservation' });
  await feed();
  const { rows } = await program.owner.query<{ level: Level; into: bigint; out: bigint }>(sql`
    select l.level,
      (select sum(t.amount)::bigint from ledger.transfers t where t.credit_account_id = a.id) as into,
      coalesce((select sum(t.amount)::bigint from ledger.transfers t where t.debit_account_id = a.id), 0) as out
    from studio.jackpot_level l
    join ledger.account_names a on a.address = 'jackpot:' || l.merchant_id || ':' || l.jackpot || ':' || l.level`);
  for (const { level, into, out } of rows) {
    const won = (await program.wins()).filter((win) => win.level === level);
    expect(out).toBe(won.reduce((sum, { amount }) => sum + amount, 0n));
    expect(into - out).toBe(await program.balanceOf(level));
  }
  expect(await jackpots().check()).toEqual([]);
  await program.owner.query(sql`
    update studio.jackpot_level set fed = fed + 1 where level = 'mini'`);
  expect(await jackpots().check()).toEqual([
    expect.stringContaining(`jackpot:${pool.merchant}:mare-cheia:mini`),
  ]);
  await expect(jackpots().prove()).rejects.toThrow('jackpots are not in order');
});
