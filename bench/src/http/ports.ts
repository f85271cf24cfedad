import type { Ledger } from '@arara/ledger';
import type { Pool } from '@arara/postgres';
import { gatherTerms } from '../../../apps/server/src/modules/play/index.ts';
import type { PlayPorts, TermsContribution } from '../../../apps/server/src/modules/play/index.ts';
import { gameCode } from './settings.ts';

/** Other modules answer from memory, as they do for a player who is in the middle of a game. */
export async function readPorts(pool: Pool, ledger: Pick<Ledger, 'find'>): Promise<PlayPorts> {
  const accounts = await pool.query<{ address: string; id: bigint }>(
    `select address, id from ledger.accounts where currency = 'BRL' and not hot`,
  );
  const ids = new Map(accounts.rows.map(({ address, id }) => [address, id]));
  const playerAccount = (playerId: bigint, name: string) =>
    ids.get(`player:${playerId}:${name}`) ?? 0n;
  const game = {
    available: true,
    minBet: 1n,
    maxBet: 1_000_000n,
    nodeId: '1',
    names: {},
    vassalage: gameCode,
    vendorName: gameCode,
    gameType: 'RNG',
    cover: null,
  };
  const contributions: readonly TermsContribution[] = [
    async (playerId) => ({
      sources: [{ account: playerAccount(playerId, 'cash'), kind: 'cash', order: 0 }],
    }),
    async () => ({ legs: [], refusal: null }),
  ];
  return {
    terms: (playerId) => gatherTerms(contributions, playerId),
    wallet: {
      accountsOf: async (playerId) => ({
        currency: 'BRL',
        timeZone: 'America/Sao_Paulo',
        cash: playerAccount(playerId, 'cash'),
        held: playerAccount(playerId, 'held'),
        debt: playerAccount(playerId, 'debt'),
      }),
      houseAccount: async (address) => (await ledger.find(address, 'BRL')) ?? 0n,
      balanceChanged: async () => undefined,
      balanceOf: async () => ({ cash: 0n, bonus: 0n, version: 0n }),
    },
    compliance: {
      played: () => undefined,
      prizeReturned: async () => undefined,
      realityCheckMinutes: async () => 30,
    },
    players: {
      isBlocked: async () => false,
      isSignedIn: async () => true,
      staysSignedIn: async () => true,
      boardNames: async () => new Map(),
      tellOfReleased: async () => undefined,
    },
    games: { factsOf: async () => game, gamesOf: async () => [] },
    site: { status: async () => ({ maintenance: false, regionRestricted: false }) },
  };
}
