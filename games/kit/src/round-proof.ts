import { isCurrency, parseMoney } from '@arara/money';
import type { Book } from './book.ts';
import type { Choices, Move } from './choices.ts';
import type { PromisedTitle } from './promise.ts';

/** A round as it is published: everything its result depends on, and the result. */
export interface RoundProof {
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly mathsHash: string;
  readonly mode: string;
  /** The player's choices, the mode among it; left out where a game has no other choice than that. */
  readonly choices?: Choices;
  /** The moves of a round in steps, or of a seat at a table, in their order; other rounds have none. */
  readonly moves?: readonly Move[];
  readonly serverSeedHash: string;
  /** Null until the player rotates the seeds. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Decimal strings, as "2.00". Prizes count from the stake. */
  readonly stake: string;
  /**
   * The amount that left the wallet, by the price of the mode and what the moves raised; proofs that were saved
   * earlier lack it.
   */
  readonly cost?: string;
  readonly payout: string;
  readonly currency: string;
  readonly book: Book;
  /** The promise that the client seed answered; null where the pair is older than promises of maths. */
  readonly promise?: string | null;
  /** The titles that it names; null with it. */
  readonly titles?: readonly PromisedTitle[] | null;
  /** The chain that a round of a table is a link of: its number is the nonce, its public value the client seed. */
  readonly chain?: ProvenChain;
  /** The level of a jackpot that the round won beside its payout; left out or null where it won none. */
  readonly jackpot?: ProvenJackpot | null;
}

/** A level that was won. The seeds say which; the ledger says how much stood in its pool at that moment. */
export interface ProvenJackpot {
  readonly level: string;
  /** A decimal string; null where the round was refused and nothing was paid. */
  readonly amount: string | null;
}

/** A chain of hashes as it was promised before its first round. */
export interface ProvenChain {
  readonly promise: string;
  readonly root: string;
  readonly length: number;
  readonly beacon: { readonly chain: string; readonly round: number };
}

const TEXTS = [
  'gameCode',
  'gameVersion',
  'mathsHash',
  'mode',
  'serverSeedHash',
  'clientSeed',
  'stake',
  'payout',
  'currency',
] as const;

/** Names the fields that keep a value from being a round; none means that it is one. */
export function faultsOfRound(value: unknown): string[] {
  if (!isRecord(value)) return ['round'];
  const faults: string[] = TEXTS.filter((field) => typeof value[field] !== 'string');
  if (value.serverSeed !== null && typeof value.serverSeed !== 'string') faults.push('serverSeed');
  if (!Number.isSafeInteger(value.nonce)) faults.push('nonce');
  if (!isBook(value.book)) faults.push('book');
  if (value.choices !== undefined && !isChoices(value.choices)) faults.push('choices');
  if (value.moves !== undefined && !isMoves(value.moves)) faults.push('moves');
  if (value.promise != null && typeof value.promise !== 'string') faults.push('promise');
  if (value.titles != null && !isTitles(value.titles)) faults.push('titles');
  if (value.chain !== undefined && !isChain(value.chain)) faults.push('chain');
  if (value.jackpot != null && !isJackpot(value.jackpot, value.currency)) faults.push('jackpot');
  for (const field of value.cost === undefined
    ? ['stake', 'payout']
    : ['stake', 'cost', 'payout']) {
    if (!faults.includes(field) && !isAmount(value[field], value.currency)) faults.push(field);
  }
  return faults;
}

function isAmount(text: unknown, currency: unknown): boolean {
  if (typeof currency !== 'string' || !isCurrency(currency)) return false;
  return parseMoney(text, currency).ok;
}

function isBook(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.events) && Number.isInteger(value.payoutMultiplier);
}

function isChoices(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((each) => typeof each === 'string' || Number.isSafeInteger(each))
  );
}

function isMoves(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) => isRecord(each) && typeof each.name === 'string' && isChoices(each.choices),
    )
  );
}

function isTitles(value: unknown): boolean {
  const texts = ['code', 'version', 'mathsHash'] as const;
  return (
    Array.isArray(value) &&
    value.every((each) => isRecord(each) && texts.every((field) => typeof each[field] === 'string'))
  );
}

function isChain(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.promise === 'string' &&
    typeof value.root === 'string' &&
    Number.isSafeInteger(value.length) &&
    isRecord(value.beacon) &&
    typeof value.beacon.chain === 'string' &&
    Number.isSafeInteger(value.beacon.round)
  );
}

function isJackpot(value: unknown, currency: unknown): boolean {
  if (!isRecord(value) || typeof value.level !== 'string') return false;
  return value.amount === null || isAmount(value.amount, currency);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
