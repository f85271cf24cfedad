import { propertyRuns, propertyTimeout } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharesOf } from './split.policy.ts';
import { asksOf } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { PlayProgram } from './testing/play-program.ts';

/** Stakes from a grant, cash and another grant, in any order with prizes and rollbacks, as a model has them. */
let program: PlayProgram;
beforeAll(async () => {
  program = await openPlayProgram();
});
afterAll(async () => {
  await program.prove();
  await program.close();
});

const round = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      round,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round,
      amount: fc.integer({ min: 1, max: 1_500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), at: fc.nat({ max: 30 }) }),
  },
);
const opening = fc.record({
  first: fc.bigInt({ min: 0n, max: 1_000n }),
  cash: fc.bigInt({ min: 0n, max: 1_000n }),
  last: fc.bigInt({ min: 0n, max: 1_000n }),
});

/** Cash, the grant before it, the grant after it. */
type Money = [bigint, bigint, bigint];
const order = [1, 0, 2] as const;
const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);

interface Done {
  readonly kind: 'bet' | 'win';
  readonly txId: string;
  readonly round: number;
  readonly parts: Money;
  stands: boolean;
}

function take(money: Money, amount: bigint): Money | null {
  if (amount > sum(money)) return null;
  const parts: Money = [0n, 0n, 0n];
  let rest = amount;
  for (const at of order) {
    parts[at] = money[at] < rest ? money[at] : rest;
    rest -= parts[at];
  }
  return parts;
}

test(
  'no order of stakes, prizes and rollbacks loses, makes or misplaces a centavo',
  async () => {
    await fc.assert(
      fc.asyncProperty(opening, fc.array(step, { minLength: 5, maxLength: 14 }), follows),
      propertyRuns(25),
    );
  },
  propertyTimeout(60_000),
);

async function follows(
  start: typeof opening extends fc.Arbitrary<infer T> ? T : never,
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const player = await program.addPlayer({ balance: start.cash });
  const first = await program.grant(player, start.first, -1);
  const last = await program.grant(player, start.last, 1);
  const ask = asksOf(program.service, player);
  const rounds = [newId('r'), newId('r'), newId('r')];
  const money: Money = [start.cash, start.first, start.last];
  let debt = 0n;
  const done: Done[] = [];

  for (const one of steps) {
    if (one.kind === 'undo') await undo(done[one.at % Math.max(1, done.length)]);
    else if (one.kind === 'bet') await bet(one.round, BigInt(one.amount));
    else await win(one.round, BigInt(one.amount));
    const found = await program.ledger.balances([
      player.accounts.cash,
      first,
      last,
      player.accounts.debt,
    ]);
    const at = (id: bigint) => found.find((account) => account.id === id)?.available;
    expect([at(player.accounts.cash), at(first), at(last), at(player.accounts.debt)]).toEqual([
      ...money,
      debt,
    ]);
  }

  async function bet(of: number, amount: bigint) {
    const txId = newId('b');
    const { code, used_bonus: used } = await ask.bet({
      tx_id: txId,
      round_id: rounds[of]!,
      amount: Number(amount),
    });
    const parts = take(money, amount);
    const isVoid =
      done.some((tx) => tx.round === of) && !done.some((tx) => tx.round === of && tx.stands);
    if (isVoid) return expect(code).toBe(1103);
    if (parts === null) return expect(code).toBe(1001);
    expect([code, used]).toEqual([0, String(parts[1] + parts[2])]);
    for (const at of order) money[at] -= parts[at];
    done.push({ kind: 'bet', txId, round: of, parts, stands: true });
  }

  async function win(of: number, amount: bigint) {
    const standing = done.filter((tx) => tx.round === of && tx.kind === 'bet' && tx.stands);
    const txId = newId('w');
    const reply = await ask.win({ tx_id: txId, round_id: rounds[of]!, amount: Number(amount) });
    if (reply.code !== 0) return expect(standing).toEqual([]);
    const stakes: Money = [0n, 0n, 0n];
    for (const { parts } of standing) for (const at of order) stakes[at] += parts[at];
    const parts = standing.length === 0 ? [amount, 0n, 0n] : sharesOf(amount, stakes);
    for (const at of order) money[at] += parts[at]!;
    done.push({ kind: 'win', txId, round: of, parts: parts as Money, stands: true });
  }

  async function undo(tx: Done | undefined) {
    if (tx === undefined) return;
    const reply = await ask.rollback({ original_tx_id: tx.txId, round_id: rounds[tx.round]! });
    const isWon = done.some((of) => of.kind === 'win' && of.round === tx.round && of.stands);
    if (tx.stands && tx.kind === 'bet' && isWon) return expect(reply.code).toBe(1107);
    expect(reply).toMatchObject({ code: 0, state: tx.stands ? 'REVERSED' : 'ALREADY' });
    if (!tx.stands) return;
    tx.stands = false;
    for (const at of order) {
      if (tx.kind === 'bet') money[at] += tx.parts[at];
      else {
        const part = money[at] < tx.parts[at] ? money[at] : tx.parts[at];
        money[at] -= part;
        debt -= tx.parts[at] - part;
      }
    }
  }
}
