import { money } from '@arara/money';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allowDebits,
  createLedger,
  createPartitions,
  isGuarded,
  refuseDebits,
  transferCodeName,
  transferCodes,
  type TransferCode,
} from './index.ts';
import {
  chain,
  createLedgerKit,
  expectSound,
  stake,
  type LedgerKit,
} from './testing/ledger-kit.ts';

describe('the ledger', () => {
  let kit: LedgerKit;
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  const brl = (units: bigint) => money(units, 'BRL');

  it('knows a house account as hot from its opening on, since it is posted to by its id', async () => {
    const [id] = await transaction(kit.pool, (tx) =>
      kit.ledger.openAccounts(tx, [{ address: 'vendor:new:revenue', currency: 'BRL', hot: true }]),
    );
    expect(kit.ledger.isHot(id!)).toBe(true);
  });

  it('answers a repeat with all that the first answer said', async () => {
    const player = await kit.openPlayer('repeat', 100n);
    const input = chain(
      'repeat',
      { debit: player, credit: 'house', amount: brl(10n), code: 'stake' },
      { debit: 'house', credit: player, amount: brl(30n), code: 'win' },
    );
    const first = await kit.ledger.post(input);
    await kit.ledger.post(stake('between', player, 'house', 50n));
    expect(await kit.other.post(input)).toEqual({ ...first, replayed: true });
    expect(first).toMatchObject({
      transfers: [
        { debitAfter: 90n, creditAfter: null },
        { debitAfter: null, creditAfter: 120n },
      ],
    });
  });

  it('keeps a refusal as the answer where the chain asks for it', async () => {
    const player = await kit.openPlayer('final', 5n);
    const input = { ...stake('final', player, 'house', 10n), storeRefusal: true };
    const first = await kit.ledger.post(input);
    expect(first).toMatchObject({ ok: false, refusal: 'exceeds_credits', index: 0 });
    await kit.ledger.post(
      chain('more', { debit: 'house', credit: player, amount: brl(50n), code: 'win' }),
    );
    expect(await kit.ledger.post(input)).toEqual({ ...first, replayed: true });
    expect(await kit.ledger.tombstone(kit.pool, 'final')).toBe('answered');
  });

  it('refuses debits from an instant on, by the clock of the database', async () => {
    const player = await kit.openPlayer('timed', 100n);
    const id = (await kit.ledger.find(player, 'BRL'))!;
    const soon = new Date(Date.now() + 3_600_000);
    await transaction(kit.pool, (tx) => refuseDebits(tx, [id], soon, 'time_limit'));
    expect(await kit.ledger.post(stake('before', player, 'house', 1n))).toMatchObject({ ok: true });
    const past = new Date(Date.now() - 1_000);
    await transaction(kit.pool, (tx) => refuseDebits(tx, [id], past, 'time_limit'));
    const refused = { ok: false, refusal: 'debits_refused', detail: 'time_limit' };
    expect(await kit.ledger.post(stake('after', player, 'house', 1n))).toMatchObject(refused);
    await transaction(kit.pool, (tx) => allowDebits(tx, [id]));
    expect(await kit.ledger.post(stake('again', player, 'house', 1n))).toMatchObject({ ok: true });
    await expect(
      transaction(kit.pool, (tx) => refuseDebits(tx, [id], soon, 'No, thanks')),
    ).rejects.toThrow('not a reason');
  });

  it('takes no stake after a block that was committed before it', async () => {
    const player = await kit.openPlayer('blocked', 1_000n);
    const id = (await kit.ledger.find(player, 'BRL'))!;
    let blocked = false;
    const late: boolean[] = [];
    const play = async (worker: number) => {
      for (let turn = 0; turn < 30; turn += 1) {
        const sentAfter = blocked;
        const outcome = await kit.worker(worker)(stake(`b:${worker}:${turn}`, player, 'house', 1n));
        if (outcome.ok) late.push(sentAfter);
      }
    };
    const playing = Promise.all(Array.from({ length: 10 }, (_, worker) => play(worker)));
    await transaction(kit.pool, (tx) => refuseDebits(tx, [id], new Date(0), 'blocked'));
    blocked = true;
    await playing;
    expect(late).not.toContain(true);
  });

  it('isolates an item that breaks the statement: the others of its batch are posted', async () => {
    const player = await kit.openPlayer('bad', 100n);
    const far = 2n ** 63n;
    const sides = { debit: player, credit: 'house', code: 'stake' } as const;
    const good = (key: string) => kit.ledger.post(stake(key, player, 'house', 1n));
    const bad = kit.ledger.post({
      key: 'bad',
      transfers: [{ ...sides, reference: 'bad', amount: { minor: far, currency: 'BRL' } as never }],
    });
    const answers = await Promise.allSettled([good('g1'), bad, good('g2'), good('g3')]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await kit.available(player)).toBe(97n);
  });

  it(
    'refuses what waits for a stuck lock as busy, and goes on with the rest',
    { timeout: 20_000 },
    async () => {
      const stuck = await kit.openPlayer('stuck', 100n);
      const free = await kit.openPlayer('free', 100n);
      const id = (await kit.ledger.find(stuck, 'BRL'))!;
      await transaction(kit.pool, async (tx) => {
        await tx.query(
          sql`SELECT FROM ledger.account_totals
        WHERE account_id = ${String(id)}::bigint FOR UPDATE`,
        );
        const outcomes = await Promise.all([
          kit.ledger.post(stake('stuck', stuck, 'house', 1n)),
          kit.ledger.post(stake('free', free, 'house', 1n)),
        ]);
        expect(outcomes).toMatchObject([{ ok: false, refusal: 'busy' }, { ok: true }]);
      });
      expect(await kit.ledger.post(stake('stuck', stuck, 'house', 1n))).toMatchObject({ ok: true });
    },
  );

  it('refuses when its queue is full, and when it closes, having finished what it took', async () => {
    const player = await kit.openPlayer('queue', 100n);
    const small = createLedger({ pool: kit.pool, url: kit.url, queueMax: 5 });
    await small.find(player, 'BRL');
    await small.find('house', 'BRL');
    const taken = Array.from({ length: 8 }, (_, i) =>
      small.post(stake(`q${i}`, player, 'house', 1n)),
    );
    const closed = small.close();
    const late = await small.post(stake('late', player, 'house', 1n));
    await closed;
    const outcomes = await Promise.all(taken);
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.refusal))).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'ok',
      'busy',
      'busy',
      'busy',
    ]);
    expect(late).toMatchObject({ refusal: 'closed' });
  });

  it('posts inside a transaction, and not at all when it rolls back', async () => {
    const undone = transaction(kit.pool, async (tx) => {
      const address = 'player:undone:cash';
      await kit.ledger.openAccounts(tx, [{ address, currency: 'BRL' }]);
      const funds = { debit: 'world', credit: address, amount: brl(10n), code: 'deposit' } as const;
      const [outcome] = await kit.ledger.postIn(tx, [chain('undone', funds)]);
      expect(outcome!.ok).toBe(true);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await kit.ledger.find('player:undone:cash', 'BRL')).toBeUndefined();
    const { rows } = await kit.pool.query(`SELECT FROM ledger.keys WHERE key = 'undone'`);
    expect(rows).toEqual([]);
  });

  it('settles thousands of prizes in one transaction', async () => {
    const players = await Promise.all([1, 2, 3].map((i) => kit.openPlayer(`prize${i}`, 0n)));
    const prizes = Array.from({ length: 3_000 }, (_, i) =>
      chain(`prize:${i}`, {
        debit: 'house',
        credit: players[i % 3]!,
        amount: brl(2n),
        code: 'prize',
      }),
    );
    const outcomes = await transaction(kit.pool, (tx) => kit.ledger.postIn(tx, prizes));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await kit.available(players[0]!)).toBe(2_000n);
  });

  it('opens an account once, and says so when it is open with other rules', async () => {
    const spec = { address: 'twice', currency: 'BRL' as const, debitsMustNotExceedCredits: true };
    const opened = await Promise.all(
      Array.from({ length: 10 }, () =>
        transaction(kit.pool, (tx) => kit.ledger.openAccounts(tx, [spec])),
      ),
    );
    expect(new Set(opened.flat()).size).toBe(1);
    const other = { ...spec, debitsMustNotExceedCredits: false };
    await expect(
      transaction(kit.pool, (tx) => kit.ledger.openAccounts(tx, [other])),
    ).rejects.toThrow('twice is open with other rules');
  });

  it.each([
    '',
    'Player:1',
    'player:',
    ':x',
    'player 1',
    'a:b:c:d:e:f:g:h:i',
    `x${'y'.repeat(120)}`,
  ])('takes no account by the address %j', async (address) => {
    const opening = transaction(kit.pool, (tx) =>
      kit.ledger.openAccounts(tx, [{ address, currency: 'BRL' }]),
    );
    await expect(opening).rejects.toThrow('not an account address');
  });

  it('throws on chains that only a mistake in a program can make', async () => {
    const [transfer] = stake('k', 'world', 'house', 1n).transfers;
    const wrong = [
      { key: '', transfers: [transfer!] },
      { key: 'with "quotes"', transfers: [transfer!] },
      { key: 'k'.repeat(201), transfers: [transfer!] },
      { key: 'k', transfers: [] },
      { key: 'k', transfers: Array.from({ length: 21 }, () => transfer!) },
      { key: 'k', transfers: [{ ...transfer!, reference: 'a|b' }] },
    ];
    for (const input of wrong)
      await expect(kit.ledger.post(input)).rejects.toThrow(/not|transfers/);
  });

  it('has months prepared ahead, and no place where a forgotten month would gather', async () => {
    expect(await createPartitions(kit.pool, 14)).toBe(4);
    expect(await createPartitions(kit.pool, 14)).toBe(0);
    const { rows } = await kit.pool.query<{ bounds: string }>(`
      SELECT pg_get_expr(relpartbound, oid) AS bounds FROM pg_class
      WHERE relispartition AND relkind = 'r' AND relname LIKE 'transfers%'`);
    expect(rows).toHaveLength(15);
    expect(rows.some(({ bounds }) => bounds === 'DEFAULT')).toBe(false);
  });

  it('knows every code by one number, and guards only what is staked or leaves to be staked', () => {
    const codes = Object.entries(transferCodes) as [TransferCode, number][];
    expect(new Set(codes.map(([, number]) => number)).size).toBe(codes.length);
    for (const [code, number] of codes) expect(transferCodeName(number)).toBe(code);
    const guarded = codes.map(([code]) => code).filter(isGuarded);
    expect(guarded).toEqual(['stake', 'ticket', 'chase_held', 'player_transfer', 'transfer_out']);
    expect(() => transferCodeName(999)).toThrow('unknown transfer code 999');
  });
});
