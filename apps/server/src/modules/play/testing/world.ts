import { createHash, randomBytes } from 'node:crypto';
import { createLedger, transferCodes } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import { money } from '@arara/money';
import type { Currency } from '@arara/money';
import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createTestDatabase, fixedClock } from '@arara/testing';
import type { FixedClock } from '@arara/testing';
import { createDatabase } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createPlay } from '../index.ts';
import type { PlayService } from '../index.ts';
import type { GameFacts, LimitLeg, PlayerAccounts, PlayPorts, StakeGuard } from '../play.ports.ts';

/** What the other modules say, as a test wants it. */
export interface Facts {
  blocked: Set<bigint>;
  restricted: Map<bigint, NonNullable<StakeGuard['blocked']>['reason']>;
  maintenance: boolean;
  regionRestricted: boolean;
  game: GameFacts;
}

export interface TestPlayer {
  readonly playerId: bigint;
  readonly publicId: string;
  readonly sessionToken: string;
  readonly accounts: PlayerAccounts;
}

export interface World {
  readonly pool: Pool;
  readonly url: string;
  readonly clock: FixedClock;
  readonly ledger: Ledger;
  readonly facts: Facts;
  readonly play: ReturnType<typeof createPlay>;
  readonly service: PlayService;
  /** Another process on the same database. */
  twin(): ReturnType<typeof createPlay>;
  addPlayer(options?: PlayerOptions): Promise<TestPlayer>;
  sessionAt(vendor: string, playerId: bigint): Promise<{ publicId: string; sessionToken: string }>;
  /** Gives a player a loss budget of an amount, as compliance would. */
  limitLoss(player: TestPlayer, amount: bigint): Promise<bigint>;
  cashOf(player: TestPlayer): Promise<bigint>;
  available(account: bigint): Promise<bigint>;
  /** Fails unless the ledger's and play's own books agree. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

export interface PlayerOptions {
  readonly balance?: bigint;
  readonly currency?: Currency;
  readonly vendor?: string;
}

export const testVendor = 'acme';
export const testGame = 'dado';

const openGame: GameFacts = {
  available: true,
  minBet: null,
  maxBet: null,
  nodeId: '1',
  names: { 'pt-BR': 'Dado Carioca' },
  vassalage: testVendor,
  vendorName: 'Acme',
  cover: null,
};

/** A database of its own with play on it; other modules are facts that a test sets. */
export async function createWorld(options: { url?: string; pool?: Pool } = {}): Promise<World> {
  const database = options.url === undefined ? await createTestDatabase({ max: 8 }) : null;
  const pool = options.pool ?? database?.pool;
  const url = options.url ?? database?.url;
  if (pool === undefined || url === undefined) throw new Error('a world needs a pool and its url');
  const clock = fixedClock(new Date().toISOString());
  const ledger = createLedger({ pool, url });
  const accounts = new Map<bigint, PlayerAccounts>();
  const budgets = new Map<bigint, LimitLeg & { back: LimitLeg }>();
  const facts: Facts = {
    blocked: new Set(),
    restricted: new Map(),
    maintenance: false,
    regionRestricted: false,
    game: openGame,
  };
  const ports = portsOf({ ledger, pool, accounts, budgets, facts });
  const secretBox = createSecretBox('ab'.repeat(32), 'test');
  const make = () =>
    createPlay({
      database: createDatabase(pool),
      databaseUrl: url,
      ledger,
      clock,
      random: randomBytes,
      secretBox,
      events: { poke: () => undefined },
      log: createLog('silent'),
      metrics: createMetrics(),
      ports,
      jurisdiction: 'demo',
      rememberMs: 0,
    });
  const plays = [make()];
  const play = plays[0] as ReturnType<typeof createPlay>;
  const { service } = play;
  await service.vendors.ensure({ code: testVendor });
  await service.vendors.ensure({ code: 'other' });
  let nextPlayer = BigInt(Math.floor(performance.now() * 1000));

  async function sessionAt(vendor: string, playerId: bigint) {
    const currency = accounts.get(playerId)?.currency ?? 'BRL';
    const { token } = await service.createLaunch({
      playerId,
      merchant: 'arara',
      vendor,
      gameCode: testGame,
      currency,
      language: 'pt-BR',
      country: 'BR',
      address: '127.0.0.1',
    });
    const opened = await service.authenticate(vendor, {
      request_id: 'open',
      launch_token: token,
      game_code: testGame,
    });
    if (opened.session_token === undefined || opened.player_id === undefined) {
      throw new Error(`no session: ${opened.message}`);
    }
    return { publicId: opened.player_id, sessionToken: opened.session_token };
  }

  async function addPlayer(of: PlayerOptions = {}): Promise<TestPlayer> {
    const { balance = 100_000n, currency = 'BRL', vendor = testVendor } = of;
    nextPlayer += 1n;
    const playerId = nextPlayer;
    const opened = await openPlayer(pool as Pool, ledger, playerId, currency);
    accounts.set(playerId, opened);
    if (balance > 0n) await give(ledger, opened.cash, currency, balance);
    return { playerId, accounts: opened, ...(await sessionAt(vendor, playerId)) };
  }

  return {
    pool,
    url,
    clock,
    ledger,
    facts,
    play,
    service,
    twin() {
      const other = make();
      plays.push(other);
      return other;
    },
    addPlayer,
    sessionAt,
    async limitLoss(player, amount) {
      const [budget, source] = await transaction(pool, (tx) =>
        ledger.openAccounts(tx, [
          {
            address: `player:${player.playerId}:limit:loss:day`,
            currency: 'BRL',
            debitsMustNotExceedCredits: true,
          },
          { address: 'limits', currency: 'BRL', hot: true },
        ]),
      );
      const [from, to] = [budget as bigint, source as bigint];
      await give(ledger, from, 'BRL', amount);
      const used = { debit: from, credit: to, code: transferCodes.limit_used };
      const back = { debit: to, credit: from, code: transferCodes.limit_returned };
      budgets.set(player.playerId, { ...used, back });
      return from;
    },
    async cashOf(player) {
      return availableOf(ledger, player.accounts.cash);
    },
    available: (account) => availableOf(ledger, account),
    prove: () => prove(pool as Pool, ledger),
    async close() {
      for (const one of plays) await one.stop?.();
      await ledger.close();
      if (database !== null) await database.drop();
    },
  };
}

async function availableOf(ledger: Ledger, account: bigint): Promise<bigint> {
  const [found] = await ledger.balances([account]);
  return found?.available ?? 0n;
}

async function openPlayer(
  pool: Pool,
  ledger: Ledger,
  playerId: bigint,
  currency: Currency,
): Promise<PlayerAccounts> {
  const ids = await transaction(pool, (tx) =>
    ledger.openAccounts(tx, [
      { address: `player:${playerId}:cash`, currency, debitsMustNotExceedCredits: true },
      { address: `player:${playerId}:bonus`, currency, debitsMustNotExceedCredits: true },
      { address: `player:${playerId}:held`, currency, debitsMustNotExceedCredits: true },
      { address: `player:${playerId}:debt`, currency },
    ]),
  );
  const [cash, bonus, held, debt] = ids as [bigint, bigint, bigint, bigint];
  return { currency, cash, bonus, held, debt };
}

async function give(ledger: Ledger, account: bigint, currency: Currency, amount: bigint) {
  const outcome = await ledger.post({
    key: `give:${account}:${randomBytes(6).toString('hex')}`,
    transfers: [
      {
        debit: await houseAccount(ledger, 'world', currency),
        credit: account,
        amount: money(amount, currency),
        code: 'opening',
        reference: 'test',
      },
    ],
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
}

const houses = new WeakMap<Ledger, Map<string, Promise<bigint>>>();
let poolOf: WeakMap<Ledger, Pool> = new WeakMap();

function houseAccount(ledger: Ledger, address: string, currency: Currency): Promise<bigint> {
  const known = houses.get(ledger) ?? new Map<string, Promise<bigint>>();
  houses.set(ledger, known);
  const key = `${address} ${currency}`;
  const opening =
    known.get(key) ??
    transaction(poolOf.get(ledger) as Pool, (tx) =>
      ledger.openAccounts(tx, [{ address, currency, hot: true }]),
    ).then(([id]) => id as bigint);
  known.set(key, opening);
  return opening;
}

function portsOf(of: {
  ledger: Ledger;
  pool: Pool;
  accounts: Map<bigint, PlayerAccounts>;
  budgets: Map<bigint, LimitLeg & { back: LimitLeg }>;
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
        const budget = budgets.get(playerId);
        const reason = facts.restricted.get(playerId);
        return {
          blocked: reason === undefined ? null : { reason },
          stakeLegs: budget === undefined ? [] : [budget],
          prizeLegs: budget === undefined ? [] : [budget.back],
          refundLegs: () => (budget === undefined ? [] : [budget.back]),
          refusalOf: ({ refusal, debit }) =>
            refusal === 'exceeds_credits' && debit === budget?.debit
              ? { reason: 'limit', kind: 'loss' }
              : null,
        };
      },
      played: () => undefined,
      realityCheckMinutes: async () => 30,
    },
    players: {
      isBlocked: async (playerId) => facts.blocked.has(playerId),
      maskedNames: async (ids) => new Map(ids.map((id) => [id, `jo***${id % 10n}`])),
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

/** I1 to I4 of the failure list: sums of zero, balances that are their entries, one effect an id. */
async function prove(pool: Pool, ledger: Ledger): Promise<void> {
  const proof = await ledger.prove({ whole: true });
  if (!proof.sound) throw new Error(`the ledger does not add up: ${JSON.stringify(proof, dump)}`);
  const { rows } = await pool.query<{ fault: string }>(`
    select 'round ' || r.id || ' does not match its transactions' as fault
    from play.round r
    left join lateral (
      select coalesce(sum(amount) filter (where kind = 'BET'), 0) as bet,
        coalesce(sum(amount) filter (where kind = 'WIN'), 0) as win,
        count(*) filter (where kind = 'BET') as bets, count(*) filter (where kind = 'WIN') as wins
      from play.vendor_tx t where t.round = r.id and t.state = 'APPLIED'
    ) t on true
    where (r.bet, r.win, r.bets, r.wins) is distinct from (t.bet, t.win, t.bets, t.wins)
    union all
    select 'day of ' || d.player_id || ' does not match its rounds'
    from (select player_id, sum(stake) as stake, sum(payout) as payout
      from play.day_total group by player_id) d
    join (select player_id, sum(bet) as bet, sum(win) as win
      from play.round group by player_id) r using (player_id)
    where (d.stake, d.payout) is distinct from (r.bet, r.win)
    union all
    select 'overdrawn: ' || address from ledger.accounts
    where address like 'player:%' and address not like '%:debt'
      and credits_posted - debits_posted - debits_pending < 0`);
  const first = rows[0];
  if (first !== undefined) throw new Error(first.fault);
}

function dump(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** A distinct id for a transaction or a round. */
export function newId(prefix = 'tx'): string {
  return `${prefix}-${createHash('sha1').update(randomBytes(12)).digest('hex').slice(0, 16)}`;
}
