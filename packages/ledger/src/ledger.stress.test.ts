import { money } from '@arara/money';
import { seededRandom, type SeededRandom } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain, Transfer } from './index.ts';
import { createLedgerKit, expectSound, type LedgerKit } from './testing/ledger-kit.ts';

const WORKERS = 50;
const PLAYERS = 20;
const TURNS = 80;
const OPENING = 500n;

describe('random transfers by fifty workers', () => {
  let kit: LedgerKit;
  let players: string[];
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
    await kit.openHouse('bank:pix');
    players = await Promise.all(
      Array.from({ length: PLAYERS }, (_, i) => kit.openPlayer(`s${i}`, OPENING)),
    );
  });
  afterAll(() => kit.close());

  it('keep the invariants I1 to I6', { timeout: 120_000 }, async () => {
    const answers = new Map<string, string>();
    let paidOut = 0n;
    const work = async (worker: number) => {
      const random = seededRandom(`stress:${worker}`);
      const holds: bigint[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const input = randomChain(random, players, holds);
        const outcome = await kit.worker(worker + turn)(input);
        if (!outcome.ok) continue;
        // Every answer to a key is the first one.
        const ids = outcome.transfers.map(({ id }) => id).join();
        expect(answers.get(input.key) ?? ids).toBe(ids);
        const [first] = input.transfers;
        if (!answers.has(input.key) && first?.kind === 'post') paidOut += first.amount.minor;
        answers.set(input.key, ids);
        if (input.transfers[0]!.kind === 'pending') holds.push(outcome.transfers[0]!.id);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

    expect(answers.size).toBeGreaterThan(WORKERS * TURNS * 0.3);
    await expectSound(kit.pool, kit.url);
    // I6: what players and the house own is what came in, less what the answers said was paid out.
    expect(paidOut).toBeGreaterThan(0n);
    const { rows } = await kit.pool.query<{ owed: string }>(`
      SELECT sum(credits_posted - debits_posted) AS owed
      FROM ledger.accounts WHERE address NOT IN ('world', 'bank:pix')`);
    expect(BigInt(rows[0]!.owed)).toBe(BigInt(PLAYERS) * OPENING - paidOut);
  });
});

/** A chain that may be refused; some keys are drawn twice, with the same or with other input. */
function randomChain(random: SeededRandom, players: string[], holds: bigint[]): Chain {
  const amount = money(BigInt(random.below(120) + 1), 'BRL');
  const player = random.pick(players);
  const rival = random.pick(players);
  const common = { amount, reference: 'stress' } as const;
  const key =
    random.below(12) === 0 ? `twice:${random.below(40)}` : `once:${random.below(2 ** 32)}`;
  const hold = holds.length > 0 ? random.pick(holds) : 1n;
  const stake: Transfer = { ...common, debit: player, credit: 'house', code: 'stake' };
  const win: Transfer = { ...common, debit: 'house', credit: player, code: 'win' };
  const shapes: Transfer[][] = [
    [stake],
    [win],
    [stake, win],
    [{ ...common, debit: player, credit: rival, code: 'player_transfer' }],
    [{ ...common, debit: player, overflow: rival, credit: 'house', code: 'stake' }],
    [win, stake, stake],
    [{ ...common, kind: 'pending', debit: player, credit: 'bank:pix', code: 'withdrawal' }],
    [{ ...common, kind: 'post', pending: hold, code: 'withdrawal' }],
    [{ kind: 'void', pending: hold, currency: 'BRL', code: 'withdrawal', reference: 'stress' }],
  ];
  return { key, transfers: random.pick(shapes), storeRefusal: random.below(5) === 0 };
}
