import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import { transaction } from '@arara/postgres';
import { fixedClock } from '@arara/testing';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { carryOut } from '../../../testing/carry-out.ts';
import { createTestKernel, openTestLedger } from '../../../testing/test-kernel.ts';
import type { KernelReplaced, TestKernel } from '../../../testing/test-kernel.ts';
import { createPlay } from '../index.ts';
import type { PlayOptions, PlayService } from '../index.ts';
import type { PlayerAccounts } from '../play.ports.ts';
import type { StakeSource } from '../stake-terms.ts';
import type { PlayTotals } from '../totals.repository.ts';
import { availableOf, give, openPlayer } from './ledger.ts';
import { openGame, portsOf, testGame, testVendor } from './ports.ts';
import type { Budget, Facts } from './ports.ts';
import { prove } from './prove.ts';

export interface TestPlayer {
  readonly playerId: bigint;
  readonly publicId: string;
  readonly sessionToken: string;
  readonly accounts: PlayerAccounts;
  readonly memberSession: string;
}

type TestSession = Pick<TestPlayer, 'publicId' | 'sessionToken' | 'memberSession'>;

export interface PlayProgram extends TestKernel {
  readonly ledger: Ledger;
  readonly facts: Facts;
  readonly play: ReturnType<typeof createPlay>;
  readonly service: PlayService;
  /** Another process on the same database. */
  twin(differs?: Pick<PlayOptions, 'seats'>): ReturnType<typeof createPlay>;
  addPlayer(options?: PlayerOptions): Promise<TestPlayer>;
  /** A token that opens the test game for a player, from a session of theirs or from none. */
  launch(vendor: string, playerId: bigint, memberSession?: string): Promise<string>;
  sessionAt(vendor: string, playerId: bigint): Promise<TestSession>;
  /** Gives a player money in a grant of its own; an order below 0 is staked before cash. */
  grant(player: TestPlayer, amount: bigint, order?: number): Promise<bigint>;
  /** Names an account among the sources of a player, whoever it belongs to. */
  lend(player: TestPlayer, account: bigint): void;
  /** Ends the grants of a player: nothing is staked from them any more. */
  takeGrants(player: TestPlayer): void;
  /** Gives a player a loss budget of an amount, as compliance would. */
  limitLoss(player: TestPlayer, amount: bigint): Promise<bigint>;
  cashOf(player: TestPlayer): Promise<bigint>;
  /** Stakes and prizes from one day of a player's merchant to another, both included. */
  totalsOf(player: TestPlayer, firstDay: string, lastDay?: string): Promise<PlayTotals>;
  available(account: bigint): Promise<bigint>;
  /** Carries out what two people have decided. */
  carryOut(kind: string, subject: object, people?: readonly [string, string]): Promise<void>;
  /** The release of a held prize. */
  release(
    prize: { readonly vendor: string; readonly txId: string },
    people?: readonly [string, string],
  ): Promise<void>;
  /** Fails unless the ledger's and play's own books agree. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

export interface PlayerOptions {
  readonly balance?: bigint;
  readonly currency?: Currency;
  readonly vendor?: string;
  /** In which the player's days are cut; without it, Brazil's. */
  readonly timeZone?: string;
}

export { testGame, testVendor };

export interface PlayProgramOptions {
  readonly replace?: Pick<KernelReplaced, 'database'>;
  /** Of players that another process's world has added. */
  readonly accounts?: Iterable<readonly [bigint, PlayerAccounts]>;
  readonly grants?: Iterable<readonly [bigint, readonly StakeSource[]]>;
}

/** A database of its own with play on it; other modules are facts that a test sets. */
export async function openPlayProgram(options: PlayProgramOptions = {}): Promise<PlayProgram> {
  const clock = fixedClock(new Date().toISOString());
  const kernel = await createTestKernel({ replace: { ...options.replace, clock } });
  const { owner } = kernel;
  const ledger = openTestLedger(kernel);
  const accounts = new Map<bigint, PlayerAccounts>(options.accounts);
  const budgets = new Map<bigint, Budget>();
  const grants = new Map<bigint, readonly StakeSource[]>(options.grants);
  const facts: Facts = {
    blocked: new Set(),
    unnamed: new Set(),
    signedOut: new Set(),
    restricted: new Map(),
    prizesReturned: [],
    toldOfReleased: [],
    maintenance: false,
    regionRestricted: false,
    game: openGame,
  };
  const ports = portsOf({ ledger, pool: owner, accounts, budgets, grants, facts });
  const secretBox = createSecretBox('ab'.repeat(32), 'test');
  const make = (differs: Pick<PlayOptions, 'seats'> = {}) =>
    createPlay({
      ...kernel,
      ledger,
      random: randomBytes,
      secretBox,
      events: { poke: () => undefined },
      metrics: createMetrics(),
      ports,
      jurisdiction: 'demo',
      rememberMs: 0,
      ...differs,
    });
  const plays = [make()];
  const play = plays[0] as ReturnType<typeof createPlay>;
  const { service } = play;
  await service.vendors.ensure({ code: testVendor });
  await service.vendors.ensure({ code: 'other' });
  let nextPlayer = BigInt(Math.floor(performance.now() * 1000));

  async function launch(
    vendor: string,
    playerId: bigint,
    memberSession: string | null = null,
  ): Promise<string> {
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
      memberSession,
    });
    return token;
  }

  async function sessionAt(vendor: string, playerId: bigint): Promise<TestSession> {
    const memberSession = randomUUID();
    const token = await launch(vendor, playerId, memberSession);
    const opened = await service.authenticate(vendor, {
      request_id: 'open',
      launch_token: token,
      game_code: testGame,
    });
    if (opened.session_token === undefined || opened.player_id === undefined) {
      throw new Error(`no session: ${opened.message}`);
    }
    return { publicId: opened.player_id, sessionToken: opened.session_token, memberSession };
  }

  async function addPlayer(of: PlayerOptions = {}): Promise<TestPlayer> {
    const { balance = 100_000n, currency = 'BRL', vendor = testVendor } = of;
    nextPlayer += 1n;
    const playerId = nextPlayer;
    const opened = await openPlayer(owner, ledger, playerId, currency, of.timeZone);
    accounts.set(playerId, opened);
    if (balance > 0n) await give(ledger, opened.cash, currency, balance);
    return { playerId, accounts: opened, ...(await sessionAt(vendor, playerId)) };
  }

  return {
    ...kernel,
    ledger,
    facts,
    play,
    service,
    twin(differs) {
      const other = make(differs);
      plays.push(other);
      return other;
    },
    addPlayer,
    launch,
    sessionAt,
    async limitLoss(player, amount) {
      const [budget, source, beyond] = await transaction(owner, (tx) =>
        ledger.openAccounts(tx, [
          {
            address: `player:${player.playerId}:limit:loss:day`,
            currency: 'BRL',
            debitsMustNotExceedCredits: true,
          },
          { address: 'limits', currency: 'BRL', hot: true },
          { address: 'limits:over', currency: 'BRL', hot: true },
        ]),
      );
      const [from, to] = [budget as bigint, source as bigint];
      await give(ledger, from, 'BRL', amount);
      budgets.set(player.playerId, { account: from, pool: to, over: beyond as bigint });
      return from;
    },
    async grant({ playerId }, amount, order = 1) {
      const own = grants.get(playerId) ?? [];
      const address = `player:${playerId}:bonus:${own.length + 1}`;
      const [opened] = await transaction(owner, (tx) =>
        ledger.openAccounts(tx, [{ address, currency: 'BRL', debitsMustNotExceedCredits: true }]),
      );
      const account = opened as bigint;
      grants.set(playerId, [...own, { account, kind: 'grant', order }]);
      if (amount > 0n) await give(ledger, account, 'BRL', amount);
      return account;
    },
    lend({ playerId }, account) {
      const own = grants.get(playerId) ?? [];
      grants.set(playerId, [...own, { account, kind: 'grant', order: 9 }]);
    },
    takeGrants: ({ playerId }) => void grants.delete(playerId),
    async cashOf(player) {
      return availableOf(ledger, player.accounts.cash);
    },
    async totalsOf({ playerId }, firstDay, lastDay = firstDay) {
      const [totals] = await service.totals(owner, [{ playerId, days: { firstDay, lastDay } }]);
      return totals as PlayTotals;
    },
    available: (account) => availableOf(ledger, account),
    prove: () =>
      prove(owner, ledger, [
        ...[...accounts.values()].flatMap(({ cash, held }) => [cash, held]),
        ...[...grants.values()].flat().map(({ account }) => account),
      ]),
    carryOut: (kind, subject, people = ['ana', 'rui']) =>
      carryOut(kernel.database, play.contributes.decisionKinds, kind, subject, { people }),
    release: (prize, people = ['ana', 'rui']) =>
      carryOut(kernel.database, play.contributes.decisionKinds, 'prize.release', prize, { people }),
    async close() {
      for (const one of plays) await one.stop?.();
      await ledger.close();
      await kernel.end();
    },
  };
}

/** A distinct id for a transaction or a round. */
export function newId(prefix = 'tx'): string {
  return `${prefix}-${createHash('sha1').update(randomBytes(12)).digest('hex').slice(0, 16)}`;
}
