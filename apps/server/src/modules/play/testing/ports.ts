import type { Ledger } from '@arara/ledger';
import type { Pool } from '@arara/postgres';
import type { GameFacts, LimitLeg, PlayerAccounts, PlayPorts, StakeGuard } from '../play.ports.ts';
import { houseAccount, poolOf } from './ledger.ts';

export const testVendor = 'acme';
export const testGame = 'dado';
/** When every limit and pause of these tests ends. */
export const testUntil = new Date('2026-03-03T03:00:00Z');

/** Whoever holds it keeps compliance from looking at prizes that were taken back. */
export const prizeLock = 4711;

/** What the other modules say, as a test wants it. */
export interface Facts {
  blocked: Set<bigint>;
  /** Sessions of members that have ended or expired. */
  signedOut: Set<string>;
  restricted: Map<bigint, NonNullable<StakeGuard['blocked']>['reason']>;
  /** Whose prizes were taken back, as compliance was told. */
  readonly prizesReturned: bigint[];
  /** Who was told of a prize that people have let go, and its amount. */
  readonly toldOfReleased: [playerId: bigint, amount: bigint][];
  maintenance: boolean;
  regionRestricted: boolean;
  game: GameFacts;
}

/** A budget of a player and the way back into it. */
export type Budget = LimitLeg & { readonly back: LimitLeg; readonly over: bigint };

export const openGame: GameFacts = {
  available: true,
  minBet: null,
  maxBet: null,
  nodeId: '1',
  names: { 'pt-BR': 'Dado Carioca' },
  vassalage: testVendor,
  vendorName: 'Acme',
  gameType: 'RNG',
  cover: null,
};

/** The other modules, as far as play asks them, from facts that a test sets. */
export function portsOf(of: {
  ledger: Ledger;
  pool: Pool;
  accounts: Map<bigint, PlayerAccounts>;
  budgets: Map<bigint, Budget>;
  facts: Facts;
}): PlayPorts {
  const { ledger, pool, accounts, budgets, facts } = of;
  poolOf.set(ledger, pool);
  return {
    wallet: {
      async accountsOf(playerId) {
        const found = accounts.get(playerId);
        if (found === undefined) throw new Error(`no accounts of ${playerId}`);
        return found;
      },
      houseAccount: (address, currency) => houseAccount(ledger, address, currency),
      balanceChanged: async () => undefined,
      async balanceOf(playerId) {
        const { cash, bonus } = accounts.get(playerId) as PlayerAccounts;
        const [c, b] = await ledger.balances([cash, bonus]);
        const version = c?.lastTransferId ?? 0n;
        return { cash: c?.available ?? 0n, bonus: b?.available ?? 0n, version };
      },
    },
    compliance: {
      async stakeGuard(playerId) {
        // As the real one does where it remembers nothing: on a connection that everybody shares.
        await pool.query('select');
        const budget = budgets.get(playerId);
        const reason = facts.restricted.get(playerId);
        return {
          blocked: reason === undefined ? null : { reason, until: testUntil },
          stakeLegs: budget === undefined ? [] : [budget],
          prizeLegs: budget === undefined ? [] : [budget.back],
          refundLegs: () => (budget === undefined ? [] : [budget.back]),
          releaseLegs: () => (budget === undefined ? [] : [budget.back]),
          returnLegs: () => (budget === undefined ? [] : [{ ...budget, overflow: budget.over }]),
          refusalOf: ({ refusal, debit }) =>
            refusal === 'exceeds_credits' && debit === budget?.debit
              ? { reason: 'limit', kind: 'loss', period: 'day', until: testUntil }
              : null,
        };
      },
      played: () => undefined,
      async prizeReturned(playerId) {
        await pool.query('select pg_advisory_xact_lock_shared($1)', [prizeLock]);
        facts.prizesReturned.push(playerId);
      },
      realityCheckMinutes: async () => 30,
    },
    players: {
      isBlocked: async (playerId) => facts.blocked.has(playerId),
      isSignedIn: async (id) => !facts.signedOut.has(id),
      staysSignedIn: async (id) => !facts.signedOut.has(id),
      maskedNames: async (ids) => new Map(ids.map((id) => [id, `jo***${id % 10n}`])),
      tellOfReleased: async (_tx, playerId, { minor }) =>
        void facts.toldOfReleased.push([playerId, minor]),
    },
    games: {
      factsOf: async () => facts.game,
      gamesOf: async () => [{ vendor: testVendor, gameCode: testGame }],
    },
    site: {
      status: async () => ({
        maintenance: facts.maintenance,
        regionRestricted: facts.regionRestricted,
      }),
    },
  };
}
