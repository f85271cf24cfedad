import { randomBytes } from 'node:crypto';
import type { BodyOf, orderChaseCall, placeTicketCall } from '@arara/contract';
import { commit, serverSeedOf } from '@arara/fairness';
import { createChainOfOne, newChainKey, playOf, roundOfIssue } from '@arara/lottery';
import { money } from '@arara/money';
import { sql } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { createTexts } from '../../../platform/texts.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { houseAccount } from '../../play/testing/ledger.ts';
import { openPlayProgram } from '../../play/testing/play-program.ts';
import type { PlayProgramOptions, TestPlayer } from '../../play/testing/play-program.ts';
import { orderChase } from '../chase/order-chase.ts';
import { stopChase } from '../chase/stop-chase.ts';
import { cancelTicket } from '../commands/cancel-ticket.ts';
import { placeTicket } from '../commands/place-ticket.ts';
import { createGames } from '../games.ts';
import { databaseNow, insertIssues, keepChain } from '../issue.repository.ts';
import { closeIssue } from '../issues/close-issue.ts';
import { drawIssue } from '../issues/draw-issue.ts';
import { createFailingTickets } from '../issues/failing-tickets.ts';
import { advanceIssues } from '../issues/issue-clock.ts';
import { createProvenResults } from '../issues/proven-results.ts';
import { settleIssue } from '../issues/settle-issue.ts';
import { salePlug } from '../sale/sale.plug.ts';
import { createMembers } from './members.ts';
import { promiseAgain } from './promise-again.ts';
import { foreignGame, onFirst, playTypes, testGame, testModel } from './three.ts';
import { rewrite } from '../../../testing/rewrite.ts';

export { foreignGame, onFirst, testGame, testModel } from './three.ts';

/** No test counts its tickets later than this. */
const marginMs = 60_000;

const rules = {
  models: new Map([[testModel.code, testModel]]),
  plays: new Map(playTypes.map((type) => [type.code, playOf(type, testModel)])),
  familyOf: () => 'tres',
};

/** A beacon of one signer, which gives what is due or nothing. */
function createBeacon(seed: Buffer) {
  const chain = createChainOfOne({
    secretKey: newChainKey(seed),
    period: 3,
    genesisTime: 1_700_000_000,
    beaconID: 'test',
  });
  const beacon = {
    due: true,
    chain: async () => chain.info,
    hears: (hash: string) => hash === chain.info.hash,
    round: async (hash: string, round: number) => {
      if (hash !== chain.info.hash) throw new Error(`nobody tells chain ${hash}`);
      return beacon.due ? chain.beaconOf(round) : null;
    },
  };
  return { chain, beacon };
}

type Wish = BodyOf<typeof placeTicketCall>;
type ChaseWish = Partial<BodyOf<typeof orderChaseCall>> &
  Pick<BodyOf<typeof orderChaseCall>, 'steps' | 'price'>;

interface LotteryProgramOptions extends PlayProgramOptions {
  /** The beacon that another process hears. */
  readonly beaconSeed?: Buffer;
}

/**
 * Play, ledger and the lottery on a database of their own, or on that of another process; other
 * modules are facts of a test.
 */
export async function openLotteryProgram({
  beaconSeed = randomBytes(48),
  ...options
}: LotteryProgramOptions = {}) {
  const program = await openPlayProgram(options);
  const { owner, database, clock, service } = program;
  await service.vendors.ensure({ code: 'lottery', prizeMax: 100_000_000n });
  const { chain, beacon } = createBeacon(beaconSeed);
  const accounts = new Map<bigint, TestPlayer['accounts']>();
  const errors: unknown[] = [];
  const { told, toldOfHeld, limitless, barred, members } = createMembers();
  const log = { warn: (e: unknown) => errors.push(e), error: (e: unknown) => errors.push(e) };
  // Rounds are promised for a minute after a sale that ends now: when an issue is drawn they are out.
  const later = { ...clock, now: () => new Date(clock.now().getTime() + 10 * marginMs) };
  /** True if lotteries are sold at all. */
  const shop = { isOpen: true };
  const makeDeps = (play = service) => ({
    database,
    clock: later,
    texts: createTexts(),
    random: (bytes: number) => randomBytes(bytes),
    secretBox: createSecretBox('ab'.repeat(32), 'lottery.seeds'),
    rules,
    house: play.house('lottery', salePlug),
    beacon,
    ledger: program.ledger,
    wallet: {
      accountsOf: async (playerId: bigint) => {
        const found = accounts.get(playerId);
        if (found === undefined) throw new Error(`no accounts of ${playerId}`);
        return found;
      },
      balanceChanged: async () => undefined,
    },
    members,
    record: async () => undefined,
    log,
    failing: createFailingTickets(log, clock),
    proven: createProvenResults(),
    timeZoneOf: async () => 'America/Sao_Paulo',
    sellsAt: async () => shop.isOpen,
    games: createGames({ database, clock, rules, log }),
  });
  const deps = makeDeps();
  const houses = [deps.house];
  await deps.games.add(testGame);
  await deps.games.add(foreignGame);
  let numero = 0;

  /** An issue that is on sale for so long by the database's clock, from so many seconds on. */
  async function openIssue(
    seconds = 600,
    from = -60,
    game: typeof testGame | typeof foreignGame = testGame,
  ): Promise<{ id: bigint; numero: string }> {
    numero += 1;
    const name = `20990101${String(numero).padStart(4, '0')}`;
    const at = new Date('2099-01-01T00:00:00Z').getTime() + numero;
    const seed = serverSeedOf(randomBytes(32));
    await keepChain(owner, chain.info);
    await insertIssues(owner, [
      {
        gameCode: game.code,
        numero: name,
        openAt: new Date(at - 1),
        closeAt: new Date(at),
        drawAt: new Date(at),
        voidAt: new Date(at + 1),
        promise:
          game.code === foreignGame.code
            ? null
            : {
                seedHash: commit(seed),
                seedSealed: deps.secretBox.seal(Buffer.from(seed, 'hex')),
                chain: chain.info.hash,
                marginMs,
                beaconRound: 1_000 + numero,
              },
      },
    ]);
    const moved = sql`
      update lottery.issue set
        open_at = clock_timestamp() + make_interval(secs => ${from}),
        close_at = clock_timestamp() + make_interval(secs => ${seconds}),
        draw_at = clock_timestamp() + make_interval(secs => ${seconds}),
        void_at = clock_timestamp() + make_interval(secs => ${seconds + 3_600}) where numero = ${name} returning id`;
    const [issue] = await rewrite<{ id: bigint }>(owner, moved);
    return { id: issue?.id as bigint, numero: name };
  }

  /** The sale of an issue to come begins. */
  const startSale = (id: bigint) =>
    rewrite(owner, sql`update lottery.issue set open_at = clock_timestamp() where id = ${id}`);

  /** The time of an issue comes. */
  async function endSale(id: bigint): Promise<void> {
    const now = await databaseNow(owner);
    // As it would have been promised, had the test known beforehand when it ends.
    const round = roundOfIssue(chain.info, now, marginMs);
    const ended = sql`
      update lottery.issue set close_at = ${now}, draw_at = ${now},
        open_at = least(open_at, ${now}::timestamptz - interval '1 second'),
        beacon_round = case draw_source when 'own' then ${round}::bigint end where id = ${id}`;
    await rewrite(owner, ended);
    await promiseAgain(owner, id);
  }

  /** A player spends until so much is left. */
  async function spendTo(player: TestPlayer, left: bigint): Promise<void> {
    const { ledger } = program;
    const outcome = await ledger.post({
      key: `spend:${player.playerId}:${left}`,
      transfers: [
        {
          debit: player.accounts.cash,
          credit: await houseAccount(ledger, 'world', 'BRL'),
          amount: money((await program.cashOf(player)) - left, 'BRL'),
          code: 'correction',
          reference: 'test',
        },
      ],
    });
    if (!outcome.ok) throw new Error(outcome.refusal);
  }

  const callerOf = (player: TestPlayer) =>
    ({
      merchant: 'arara',
      language: 'pt-BR',
      address: '127.0.0.1',
      session: { playerId: player.playerId, currency: player.accounts.currency },
    }) as SignedCaller;

  return {
    ...program,
    deps,
    beacon,
    beaconSeed,
    shop,
    errors,
    told,
    toldOfHeld,
    limitless,
    barred,
    openIssue,
    startSale,
    spendTo,
    endSale,
    /** Orders a chase; the error's code where it is refused. */
    async chase(player: TestPlayer, wish: ChaseWish, key = randomBytes(8).toString('hex')) {
      accounts.set(player.playerId, player.accounts);
      try {
        return await orderChase(deps, callerOf(player), key, {
          ...usual,
          stopOnWin: false,
          ...wish,
        });
      } catch (error) {
        if (error instanceof AppError) return { code: error.code };
        throw error;
      }
    },
    stop: (player: TestPlayer, ref: string) => stopChase(deps, player.playerId, ref),
    heldOf: (player: TestPlayer) => program.available(player.accounts.held),
    /** Another process on the same database. */
    twin() {
      const other = makeDeps(program.twin().service);
      houses.push(other.house);
      return other;
    },
    /** Buys a ticket; the error's code where it is refused. */
    async buy(
      player: TestPlayer,
      wish: Partial<Wish> & Pick<Wish, 'numero'>,
      key = randomBytes(8).toString('hex'),
      by = deps,
    ) {
      try {
        return await placeTicket(by, callerOf(player), key, { ...usual, ...wish });
      } catch (error) {
        if (error instanceof AppError) return { code: error.code, detail: error.detail };
        throw error;
      }
    },
    /** Takes a ticket back; the error's code where that is refused. */
    async cancel(player: TestPlayer, ref: string) {
      try {
        return await cancelTicket(deps, player.playerId, ref);
      } catch (error) {
        if (error instanceof AppError) return { code: error.code };
        throw error;
      }
    },
    closeIssue: (id: bigint) => closeIssue(deps, id),
    draw: (id: bigint) => drawIssue(deps, id),
    settle: (id: bigint, by = deps) => settleIssue(by, id),
    advance: (by = deps) => advanceIssues(by),
    async close() {
      for (const house of houses) await house.stop();
      await program.close();
    },
  };
}

const usual: Omit<Wish, 'numero'> = {
  gameCode: testGame.code,
  tableVersion: 1,
  mode: 1_960,
  unit: '1',
  lines: [onFirst(7)],
  price: '2.00',
};

export type LotteryProgram = Awaited<ReturnType<typeof openLotteryProgram>>;
