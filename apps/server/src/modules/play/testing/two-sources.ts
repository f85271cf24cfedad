import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { asksOf } from './asks.ts';
import { openPlayProgram, newId } from './play-program.ts';
import type { TestPlayer, PlayProgram } from './play-program.ts';

type Asks = ReturnType<typeof asksOf>;

/** A player who stakes from cash and a grant, on a real database; amounts in centavos. */
export interface TwoSources {
  readonly program: PlayProgram;
  readonly player: TestPlayer;
  /** The wallet's calls for the player's session. */
  readonly ask: Asks;
  /** The ledger's account of the grant. */
  readonly grant: bigint;
  /** The amounts of a player, of whom this one: cash, grant. */
  has(of?: TestPlayer, account?: bigint): Promise<[cash: bigint, grant: bigint]>;
  /** A stake of 5.00, of which 3.00 are cash, and its rollback. */
  split(part?: Parameters<Asks['bet']>[0]): ReturnType<typeof splitOf>;
}

const splitOf = (part: Parameters<Asks['bet']>[0] = {}) => {
  const bet = { tx_id: newId('b'), round_id: newId('r'), amount: 500, ...part };
  return { bet, undo: { tx_id: newId('x'), original_tx_id: bet.tx_id, round_id: bet.round_id } };
};

/**
 * For the tests of a file: each has a player of its own with 3.00 in cash and 100.00 in a grant, and after each the
 * books are proven.
 */
export function withTwoSources(): TwoSources {
  let program: PlayProgram;
  let player: TestPlayer;
  let ask: Asks;
  let grant: bigint;
  beforeAll(async () => {
    program = await openPlayProgram();
  });
  beforeEach(async () => {
    player = await program.addPlayer({ balance: 300n });
    grant = await program.grant(player, 10_000n);
    ask = asksOf(program.service, player);
  });
  afterEach(() => program.prove());
  afterAll(() => program.close());
  return {
    get program() {
      return program;
    },
    get player() {
      return player;
    },
    get ask() {
      return ask;
    },
    get grant() {
      return grant;
    },
    has: async (of = player, account = grant) => [
      await program.cashOf(of),
      await program.available(account),
    ],
    split: splitOf,
  };
}
