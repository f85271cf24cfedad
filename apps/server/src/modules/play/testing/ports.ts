import { transferCodes } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import type { Pool } from '@arara/postgres';
import type { GameFacts, PlayerAccounts, PlayPorts } from '../play.ports.ts';
import { gatherTerms } from '../stake-terms.ts';
import type { StakeBlock, StakeSource, TermsContribution, TermsLeg } from '../stake-terms.ts';
import { houseAccount, poolOf } from './ledger.ts';

export const testVendor = 'acme';
export const testGame = 'dado';
/** When every limit and pause of these tests ends. */
export const testUntil = new Date('2026-03-03T03:00:00Z');

/** A transaction that holds it keeps compliance from looking at prizes that were taken back. */
export const prizeLock = 4711;

/** The answers of the other modules, as a test wants them. */
export interface Facts {
  blocked: Set<bigint>;
  /** Players whom the winner board does not name. */
  unnamed: Set<bigint>;
  /** Sessions of members that have ended or expired. */
  signedOut: Set<string>;
  restricted: Map<bigint, StakeBlock['reason']>;
  /** The players whose prizes were taken back, as compliance was told. */
  readonly prizesReturned: bigint[];
  /** The players who were told of a prize that people have let go, and its amount. */
  readonly toldOfReleased: [playerId: bigint, amount: bigint][];
  maintenance: boolean;
  regionRestricted: boolean;
  game: GameFacts;
}

/** A budget of a player, the house account that fills it, and what gives beyond it. */
export interface Budget {
  readonly account: bigint;
  readonly pool: bigint;
  readonly over: bigint;
}

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

const blockOf = (reason: StakeBlock['reason']): StakeBlock =>
  reason === 'terms' ? { reason, until: null } : { reason, until: testUntil };

/** The other modules, as far as play asks them, from facts that a test sets. */
export function portsOf(of: {
  ledger: Ledger;
  pool: Pool;
  accounts: Map<bigint, PlayerAccounts>;
  budgets: Map<bigint, Budget>;
  /** The sources beside cash that a stake may be taken from. */
  grants: Map<bigint, readonly StakeSource[]>;
  facts: Facts;
}): PlayPorts {
  const { ledger, pool, accounts, budgets, grants, facts } = of;
  poolOf.set(ledger, pool);
  const contributions: readonly TermsContribution[] = [
    async (playerId) => {
      const { cash } = accounts.get(playerId) as PlayerAccounts;
      const own = grants.get(playerId) ?? [];
      return { sources: [{ account: cash, kind: 'cash', order: 0 }, ...own] };
    },
    async (playerId) => {
      const budget = budgets.get(playerId);
      const reason = facts.restricted.get(playerId);
      return {
        refusal: reason === undefined ? null : blockOf(reason),
        legs: budget === undefined ? [] : legsOf(budget),
      };
    },
  ];
  return {
    async terms(playerId) {
      // As the real one does where it remembers nothing: on a connection that everybody shares.
      await pool.query('select');
      return gatherTerms(contributions, playerId);
    },
    wallet: {
      async accountsOf(playerId) {
        const found = accounts.get(playerId);
        if (found === undefined) throw new Error(`no accounts of ${playerId}`);
        return found;
      },
      houseAccount: (address, currency) => houseAccount(ledger, address, currency),
      balanceChanged: async () => undefined,
      async balanceOf(playerId) {
        const { cash } = accounts.get(playerId) as PlayerAccounts;
        const own = grants.get(playerId) ?? [];
        const [c, ...given] = await ledger.balances([cash, ...own.map(({ account }) => account)]);
        const bonus = given.reduce((sum, { available }) => sum + available, 0n);
        return { cash: c?.available ?? 0n, bonus, version: c?.lastTransferId ?? 0n };
      },
    },
    compliance: {
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
      boardNames: async (ids) =>
        new Map(ids.filter((id) => !facts.unnamed.has(id)).map((id) => [id, `jo***${id % 10n}`])),
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

/** A loss limit of the day, as compliance contributes it. */
function legsOf({ account, pool, over }: Budget): TermsLeg[] {
  const takes = { debit: account, credit: pool, code: transferCodes.limit_used };
  const gives = { debit: pool, credit: account, code: transferCodes.limit_returned };
  const refusal = { reason: 'limit', kind: 'loss', period: 'day', until: testUntil } as const;
  return [
    { on: 'stake', ...takes, refusal },
    { on: 'prize', ...gives },
    { on: 'refund', ...gives },
    { on: 'release', ...gives },
    { on: 'return', ...takes, overflow: over },
  ];
}
