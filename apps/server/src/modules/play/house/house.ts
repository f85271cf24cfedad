import {
  closeLostRounds,
  countRounds,
  entriesOfRound,
  findRound,
  reviewOfRound,
} from './house.repository.ts';
import type { HouseEntry, HouseRound } from './house.repository.ts';
import { afterRelease, buildMoves } from '../play.chains.ts';
import type { Ledger } from '@arara/ledger';
import type { PlayDeps } from '../play.deps.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { StakeTerms } from '../stake-terms.ts';
import { gateOfStake } from '../play.policy.ts';
import { completeRequest, meaningOf, nothingMore } from '../commands/post.ts';
import { prepareCorrections } from './correct.ts';
import type { HouseCorrection, PostCorrections } from './correct.ts';
import { undo } from '../commands/rollback.ts';
import type { Meaning } from '../commands/post.ts';
import { createPluggedLane } from '../posting/lane.ts';
import type { LaneOptions, Plug } from '../posting/lane.ts';
import { verbs } from '../posting/request.ts';
import type { PostRequest } from '../posting/request.ts';
import type { Vendor } from '../vendors.ts';

/** A stake that a module of this program sells itself to a member who is signed in. */
export interface HouseStake {
  readonly playerId: bigint;
  readonly merchant: string;
  /** Where the member is: stakes are refused by region. */
  readonly address: string;
  readonly gameCode: string;
  readonly roundName: string;
  readonly txId: string;
  /** Minor units of the player's currency. */
  readonly amount: bigint;
  /** SHA-256 of everything that the stake is about: the same id with another is refused. */
  readonly hash: Buffer;
  /** The money waits on the player's held account and is released for it, in the same chain. */
  readonly fromHeld?: boolean;
}

/** The outcome; `code` is of the vendor protocol, or the plug's own. */
export interface HouseAnswer {
  readonly meaning: Meaning;
  /** The stake was taken before: nothing moved now. */
  readonly duplicate: boolean;
  /** The amount that can be staked from here on, in minor units. */
  readonly balance: bigint;
  /** When it was decided, and taken where it was not before. */
  readonly moment: Date;
}

/** A prize, a rest of a stake, or nothing: what ends a round of the house. */
export interface HousePrize {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly gameCode: string;
  readonly roundName: string;
  readonly txId: string;
  readonly amount: bigint;
  readonly hash: Buffer;
}

/** A stake that goes back whole. */
export interface HouseRefund {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly roundName: string;
  /** The stake's own id. */
  readonly betTxId: string;
  readonly txId: string;
  readonly hash: Buffer;
}

export interface House<Carried> {
  /** Takes a stake together with what the plug writes about it: all of it or nothing. */
  stake(ask: HouseStake, carried: Carried): Promise<HouseAnswer | 'busy'>;
  /** Pays a prize and ends its round; a repeat with the same id changes nothing. */
  prize(ask: HousePrize): Promise<'paid' | 'busy'>;
  /** Gives a stake back, with what it used of limits; a repeat with the same id changes nothing. */
  refund(ask: HouseRefund): Promise<'paid' | 'busy'>;
  /** Makes ready to put other prizes in the place of those that turned out wrong: all or none. */
  corrections(asked: readonly HouseCorrection[]): Promise<PostCorrections>;
  /** After prizes of a player were taken back: what they made room for may be spent already. */
  prizeReturned(playerId: bigint): Promise<void>;
  /** A prize above it waits on the held account until two people release it. */
  heldAbove(): Promise<bigint>;
  /** A round as the wallet has it; null where it knows none of that name. */
  roundOf(playerId: bigint, roundName: string): Promise<HouseRound | null>;
  /** The part of a round's prize that waits there. */
  heldOf(playerId: bigint, roundName: string): Promise<bigint>;
  /** The transfers of the ledger that moved a round's money, the oldest first. */
  entriesOf(playerId: bigint, roundName: string): Promise<HouseEntry[]>;
  /** Before many rounds that were opened just now are paid or ended: they are found fast then. */
  expectMany(): Promise<void>;
  /** Ends rounds that won nothing; those that have ended stay as they are. */
  closeLost(rounds: readonly { playerId: bigint; roundName: string }[]): Promise<void>;
  stop(): Promise<void>;
}

/** The way of a module of ours into the wallet: the same batch, the same limits, no game session. */
export function createHouse<Carried>(
  deps: PlayDeps,
  { ledger, ...laneOptions }: LaneOptions & { readonly ledger: Pick<Ledger, 'postIn'> },
  vendorCode: string,
  plug: Plug<Carried>,
): House<Carried> {
  const lane = createPluggedLane(laneOptions, plug);

  async function vendor(): Promise<Vendor> {
    const found = await deps.vendors.byCode(vendorCode);
    if (found === null) throw new Error(`no vendor ${vendorCode}`);
    return found;
  }

  return {
    async stake(ask, carried) {
      const { request, gate, terms } = await stakeRequest(deps, await vendor(), ask);
      const answer = await lane.push({ request, carried });
      if (answer === 'busy') return answer;
      const meaning = meaningOf(request, answer, gate, terms);
      if (meaning.code === 0 && !answer.duplicate) {
        deps.ports.compliance.played(ask.playerId, request.timeZone);
      }
      const { duplicate, cash, bonus, moment } = answer;
      return { meaning, duplicate, balance: cash + bonus, moment };
    },
    async prize(ask) {
      const answer = await deps.lane.push(await prizeRequest(deps, await vendor(), ask));
      if (answer === 'busy') return answer;
      if (answer.code !== 0) throw new Error(`a prize of the house was refused: ${answer.code}`);
      return 'paid';
    },
    async refund(ask) {
      const { playerId, merchant, roundName, hash } = ask;
      const accounts = await deps.ports.wallet.accountsOf(playerId);
      const asked = { txId: ask.txId, originalTxId: ask.betTxId, roundName, hash };
      const player = { playerId, merchant, accounts };
      const undone = await undo(deps, await vendor(), player, asked, ticketOf(deps));
      if (undone === null) return 'busy';
      const { code, outcome } = undone.answer;
      if (code !== 0 || outcome === 'TOMBSTONED') {
        throw new Error(`a stake of the house could not go back: ${code} ${outcome}`);
      }
      return 'paid';
    },
    corrections: async (asked) => prepareCorrections(deps, ledger, await vendor(), asked),
    prizeReturned: (playerId) => deps.ports.compliance.prizeReturned(playerId),
    heldAbove: async () => (await vendor()).prizeMax,
    roundOf: async (playerId, roundName) =>
      findRound(deps.database.read, (await vendor()).id, { playerId, roundName }),
    heldOf: async (playerId, roundName) =>
      reviewOfRound(deps.database.read, (await vendor()).id, { playerId, roundName }),
    entriesOf: async (playerId, roundName) =>
      entriesOfRound(deps.database.read, (await vendor()).id, { playerId, roundName }),
    expectMany: () => countRounds(deps.database.read),
    async closeLost(rounds) {
      const { id } = await vendor();
      await closeLostRounds(deps.database.read, id, rounds, deps.clock.now());
    },
    stop: () => lane.close(),
  };
}

async function partiesOf(
  { ports, revenueOf }: PlayDeps,
  playerId: bigint,
  vendor: Vendor,
  terms: StakeTerms,
) {
  const accounts = await ports.wallet.accountsOf(playerId);
  return {
    accounts,
    revenue: await revenueOf(vendor, accounts.currency),
    terms,
    prizeMax: vendor.prizeMax,
    // The proof of a ticket is that of its draw: the board of rounds has no line for it.
    boardMin: null,
  };
}

async function stakeRequest(deps: PlayDeps, vendor: Vendor, ask: HouseStake) {
  const { playerId, merchant, gameCode } = ask;
  const terms = await deps.ports.terms(playerId);
  const parties = await partiesOf(deps, playerId, vendor, terms);
  const parts = [{ kind: 'BET', txId: ask.txId, amount: ask.amount }] as const;
  const { currency } = parties.accounts;
  const gate = gateOfStake({
    currency,
    walletCurrency: currency,
    gameCode,
    sessionGameCode: gameCode,
    vendorActive: vendor.active,
    game: await deps.gameOf(merchant, vendor, gameCode),
    closed: await deps.isClosed(merchant, ask.address),
    blocked: await deps.isBlocked(playerId),
    terms,
    parts,
    isFurther: false,
    isFromHeld: ask.fromHeld === true,
  });
  const player = { playerId, merchant, accounts: parties.accounts };
  const moves = buildMoves(parts, parties);
  const request = completeRequest(vendor, player, ticketOf(deps), gate, {
    ...nothingMore,
    verb: verbs.stake,
    roundName: ask.roundName,
    gameCode,
    hash: ask.hash,
    closes: false,
    // The money that was held for it came from cash.
    sources: ask.fromHeld === true ? [] : sourcesOf(terms),
    ...(ask.fromHeld === true ? afterRelease(moves, parties.accounts) : moves),
  });
  return { request, gate, terms };
}

async function prizeRequest(deps: PlayDeps, vendor: Vendor, ask: HousePrize): Promise<PostRequest> {
  const { playerId, merchant, gameCode } = ask;
  const terms = await deps.ports.terms(playerId);
  const parties = await partiesOf(deps, playerId, vendor, terms);
  const parts = [{ kind: 'WIN', txId: ask.txId, amount: ask.amount }] as const;
  const player = { playerId, merchant, accounts: parties.accounts };
  const gate = { code: 0 };
  return completeRequest(vendor, player, ticketOf(deps), gate, {
    ...nothingMore,
    verb: verbs.prize,
    roundName: ask.roundName,
    gameCode,
    hash: ask.hash,
    closes: true,
    sources: sourcesOf(terms),
    ...buildMoves(parts, parties),
  });
}

/** Nobody can replay a call in process. */
function ticketOf(deps: PlayDeps) {
  return { claim: deps.nextClaim(), nonce: null };
}
