import { money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idAt, postedAt, type StatementLine } from './index.ts';
import { chain, createLedgerKit, stake, type LedgerKit } from './testing/ledger-kit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a statement', () => {
  let kit: LedgerKit;
  let player: string;
  let accountId: bigint;
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
    player = await kit.openPlayer('ana', 1_000n);
    accountId = (await kit.ledger.find(player, 'BRL'))!;
    for (let turn = 0; turn < 100; turn += 1) {
      const amount = money(BigInt(turn + 1), 'BRL');
      const win = { debit: 'house', credit: player, amount, code: 'win' } as const;
      await kit.ledger.post(
        turn % 3 === 0 ? chain(`k${turn}`, win) : stake(`k${turn}`, player, 'house', 2n),
      );
    }
  });
  afterAll(() => kit.close());

  async function readAll(pageSize: number): Promise<StatementLine[]> {
    const lines: StatementLine[] = [];
    let cursor: bigint | undefined;
    for (let page = 0; page < 200; page += 1) {
      const { lines: more, next } = await kit.ledger.statement({ accountId, cursor, pageSize });
      lines.push(...more);
      if (next === null) return lines;
      cursor = next;
    }
    throw new Error('no end');
  }

  it('shows every line once, newest first, each with the balance after it', async () => {
    const lines = await readAll(7);
    expect(lines).toHaveLength(101);
    expect(lines.map(({ transferId }) => transferId)).toEqual(
      lines.map(({ transferId }) => transferId).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    expect(await readAll(500)).toEqual(lines);
    lines.forEach((line, index) => {
      const before = lines[index + 1]?.balance ?? 0n;
      expect(line.balance).toBe(before + line.change);
    });
    expect(lines[0]!.balance).toBe(await kit.available(player));
    expect(lines.at(-1)).toMatchObject({
      code: 'deposit',
      change: 1_000n,
      counterAddress: 'world',
    });
  });

  it('keeps to the time asked for', async () => {
    const lines = await readAll(500);
    const from = lines[80]!.at;
    const until = lines[20]!.at;
    const expected = lines.filter(({ at }) => at >= from && at < until);
    const { lines: found } = await kit.ledger.statement({ accountId, from, until, pageSize: 500 });
    expect(found).toEqual(expected);
    const tomorrow = new Date(Date.now() + DAY_MS);
    expect((await kit.ledger.statement({ accountId, from: tomorrow, pageSize: 42 })).lines).toEqual(
      [],
    );
  });

  it('jumps to a past day without reading the days after it', async () => {
    // As if the last fifty had been posted two days later.
    const lines = await readAll(500);
    const split = lines[50]!.transferId;
    const shift = idAt(new Date(2 * DAY_MS)) - idAt(new Date(0));
    await kit.pool.query('BEGIN');
    await kit.pool.query(
      `INSERT INTO ledger.day_marks SELECT $1, ledger.day_of($2::bigint), $3::bigint`,
      [accountId, split + shift, split].map(String),
    );
    await kit.pool.query('COMMIT');
    const until = new Date(lines[50]!.at.getTime() + DAY_MS);
    const { lines: found } = await kit.ledger.statement({ accountId, until, pageSize: 10 });
    expect(found.map(({ transferId }) => transferId)).toEqual(
      lines.slice(50, 60).map(({ transferId }) => transferId),
    );
  });

  it('shows holds as what they do to the money that can be spent', async () => {
    const bob = await kit.openPlayer('bob', 100n);
    const common = { code: 'withdrawal', reference: 'w1' } as const;
    const hold = { debit: bob, credit: 'house', amount: money(70n, 'BRL'), ...common };
    const held = await kit.ledger.post({ key: 'h1', transfers: [{ kind: 'pending', ...hold }] });
    const pending = held.ok ? held.transfers[0]!.id : 0n;
    const amount = money(50n, 'BRL');
    await kit.ledger.post({ key: 'h2', transfers: [{ kind: 'post', pending, amount, ...common }] });
    const id = (await kit.ledger.find(bob, 'BRL'))!;
    const { lines } = await kit.ledger.statement({ accountId: id, pageSize: 42 });
    expect(lines.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
      ['post', 20n, 50n],
      ['pending', -70n, 30n],
      ['single', 100n, 100n],
    ]);
    expect(lines[0]!.pendingId).toBe(pending);
  });

  it('of a house account has no balances but pages all the same', async () => {
    const house = (await kit.ledger.find('house', 'BRL'))!;
    const first = await kit.ledger.statement({ accountId: house, pageSize: 30 });
    const second = await kit.ledger.statement({
      accountId: house,
      cursor: first.next!,
      pageSize: 30,
    });
    expect(first.lines).toHaveLength(30);
    expect(first.lines.every(({ balance }) => balance === null)).toBe(true);
    expect(second.lines[0]!.transferId).toBe(first.next);
  });

  it('of nobody is empty', async () => {
    expect(await kit.ledger.statement({ accountId: 999_999n, pageSize: 42 })).toEqual({
      lines: [],
      next: null,
    });
  });

  it('reads the time from an id and makes an id of a time', () => {
    const instant = new Date('2026-03-01T12:00:00.123Z');
    expect(postedAt(idAt(instant))).toEqual(instant);
  });
});
