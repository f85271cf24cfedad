import {
  canonicalJson,
  chainPromiseOf,
  commit,
  createStream,
  isClientSeed,
  isServerSeed,
  linkBefore,
} from '@arara/fairness';
import { formatDecimal, isCurrency, parseMoney } from '@arara/money';
import type { Money } from '@arara/money';
import type { Book, Hundredths } from './book.ts';
import { readChoices, readMove, type MoveRules } from './choices.ts';
import { dealWhole, type Dealt, type Played } from './deal.ts';
import { modeOf, type GameDefinition } from './game.ts';
import { jackpotWon } from './jackpot.ts';
import { choicesCost, costOf, findMode, payoutOf } from './payout.ts';
import { isPromised, promiseOf } from './promise.ts';
import type { GameRegistry } from './registry.ts';
import { faultsOfRound, type ProvenChain, type RoundProof } from './round-proof.ts';

/** The checks, in this order; each has a sentence in the messages under `games:verify`. */
export type Check =
  | 'shape'
  | 'reveal'
  | 'seed'
  | 'game'
  | 'maths'
  | 'promise'
  | 'link'
  | 'chain'
  | 'book'
  | 'payout'
  | 'cost'
  | 'jackpot';

export interface VerifyStep {
  readonly check: Check;
  readonly ok: boolean;
  /** The value that the round states, and the computed one. */
  readonly stated: string;
  readonly found: string;
}

export interface Verdict {
  readonly ok: boolean;
  readonly steps: readonly VerifyStep[];
  /** False where the promise named the seed alone: the maths of such a round is the house's word. */
  readonly isBound: boolean;
  /** The round as the seeds give it, where it could be played. */
  readonly book: Book | null;
}

/**
 * Plays a published round again from its seeds and compares. A check that cannot pass ends it: what
 * depends on it is not stated. The same code runs in the page, on the server and at the command line.
 */
export function verifyRound(value: unknown, registry: GameRegistry): Verdict {
  const faults = faultsOfRound(value);
  if (faults.length > 0) return verdict([step('shape', false, faults.join(' '), '')]);
  const round = value as RoundProof;
  if (round.serverSeed === null) return verdict([step('reveal', false, '', '')]);

  const game = registry.find(round.gameCode, round.gameVersion);
  const mode = game === undefined ? undefined : findMode(game.bets, round.mode);
  const played = game === undefined ? null : playedOf(game, round);
  const playable = game !== undefined && mode !== undefined && played !== null;
  const steps = [seedStep(round, round.serverSeed)];
  if (steps[0]?.ok !== true) return verdict(steps);
  const name = `${round.gameCode}@${round.gameVersion} ${round.mode}`;
  steps.push(step('game', playable, name, playable ? name : ''));
  if (!playable) return verdict(steps);
  steps.push(same('maths', round.mathsHash, game.mathsHash));
  if (isBound(round)) steps.push(promiseStep(round));
  if (round.chain !== undefined) steps.push(...chainSteps(round, round.chain, round.serverSeed));

  const { serverSeed, clientSeed, nonce } = round;
  const dealt = dealWhole(game, played, createStream({ serverSeed, clientSeed, nonce }));
  steps.push(same('book', spell(round.book), dealt === null ? '' : spell(dealt.book)));
  if (dealt === null) return verdict(steps);
  const price = choicesCost(game, played.choices);
  steps.push(...moneySteps(round, price, dealt));
  if (hasJackpot(game) || round.jackpot != null) steps.push(jackpotStep(game, round, price, dealt));
  return verdict(steps, dealt.book, isBound(round) || round.chain !== undefined);
}

/** The choices and acts of the player, as the game reads them; null where the game takes no such request. */
function playedOf(game: GameDefinition, { mode, choices, moves = [] }: RoundProof): Played | null {
  const read = readChoices(game.choices, choices ?? { mode });
  if (!read.ok || modeOf(read.value) !== mode) return null;
  const rules = moveRulesOf(game);
  if (rules === null) return moves.length > 0 ? null : { choices: read.value };
  const isOwn = moves.every((move) => readMove(rules, move).ok);
  return isOwn ? { choices: read.value, moves } : null;
}

function moveRulesOf(game: GameDefinition): MoveRules | null {
  if (game.shape === 'steps') return game.moves;
  return game.shape === 'shared' ? (game.run?.moves ?? null) : null;
}

/** The payout and, where the proof states it, the cost, in the round's currency. */
function moneySteps(round: RoundProof, price: Hundredths, { book, raised }: Dealt): VerifyStep[] {
  const paid = timesStake(round, (stake) => payoutOf(stake, book.payoutMultiplier));
  const payout = same('payout', round.payout, paid);
  if (round.cost === undefined) return [payout];
  const cost = timesStake(round, (stake) => costOf(stake, price + raised));
  return [payout, same('cost', round.cost, cost)];
}

const hasJackpot = (game: GameDefinition): boolean =>
  game.shape === 'instant' && game.jackpot !== undefined;

/** The level that the number wins for this cost, or none. Its amount is the ledger's word. */
function jackpotStep(
  game: GameDefinition,
  round: RoundProof,
  price: Hundredths,
  { book }: Dealt,
): VerifyStep {
  const stake = isCurrency(round.currency) ? parseMoney(round.stake, round.currency) : null;
  if (game.shape !== 'instant' || game.jackpot === undefined || stake?.ok !== true)
    return step('jackpot', false, round.jackpot?.level ?? '', '');
  const found = jackpotWon(game, book, costOf(stake.value, price))?.code ?? NO_LEVEL;
  return same('jackpot', round.jackpot?.level ?? NO_LEVEL, found);
}

/** Stands for a level where none was won. */
const NO_LEVEL = '–';

const isBound = ({ promise, titles }: RoundProof): boolean => promise != null || titles != null;

/** The promise names this seed and this maths, and nothing in their place. */
function promiseStep({ promise, titles, ...round }: RoundProof): VerifyStep {
  const { gameCode: code, gameVersion: version, mathsHash, serverSeedHash } = round;
  const named = titles != null && isPromised(titles, { code, version, mathsHash });
  return same('promise', promise ?? '', named ? promiseOf(serverSeedHash, titles) : '');
}

/** The seed is the link of this number, and the chain was promised with this maths and this public value. */
function chainSteps(round: RoundProof, chain: ProvenChain, serverSeed: string): VerifyStep[] {
  const { gameCode: code, gameVersion: version, mathsHash, nonce } = round;
  const { root, length, beacon, promise } = chain;
  const isOfChain = nonce >= 1 && nonce <= length;
  const game = { code, version, mathsHash };
  return [
    same('link', root, isOfChain ? linkBefore(serverSeed, nonce) : ''),
    same('chain', promise, chainPromiseOf({ root, length, game, beacon })),
  ];
}

function seedStep(round: RoundProof, serverSeed: string): VerifyStep {
  const usable = isClientSeed(round.clientSeed) && round.nonce >= 0;
  const found = isServerSeed(serverSeed) ? commit(serverSeed) : '';
  return step('seed', usable && found === round.serverSeedHash, round.serverSeedHash, found);
}

/** The outcome of the stake, as the round would state it. */
function timesStake({ stake, currency }: RoundProof, times: (stake: Money) => Money): string {
  if (!isCurrency(currency)) return '';
  const parsed = parseMoney(stake, currency);
  return parsed.ok ? formatDecimal(times(parsed.value)) : '';
}

/** Text that two books share only when they are the same; a round may hold data that is no book. */
function spell(book: Book): string {
  try {
    return canonicalJson({ payoutMultiplier: book.payoutMultiplier, events: book.events });
  } catch {
    return '';
  }
}

function same(check: Check, stated: string, found: string): VerifyStep {
  return step(check, stated === found && found !== '', stated, found);
}

function step(check: Check, ok: boolean, stated: string, found: string): VerifyStep {
  return { check, ok, stated, found };
}

function verdict(steps: readonly VerifyStep[], book: Book | null = null, bound = false): Verdict {
  return { ok: steps.every((each) => each.ok) && book !== null, steps, isBound: bound, book };
}
