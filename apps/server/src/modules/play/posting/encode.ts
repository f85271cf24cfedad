import { dayOf } from '../../../platform/calendar.ts';
import { encodeSums } from '@arara/ledger';
import type { PostRequest } from './request.ts';

/**
 * Array literals as PostgreSQL reads them. The driver would escape every element on its own; what
 * travels here is numbers, hex and names, so that joining is enough and costs a tenth.
 */
function numbers(values: readonly (number | bigint | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

function flags(values: readonly boolean[]): string {
  return `{${values.map((value) => (value ? 't' : 'f')).join(',')}}`;
}

function bytes(values: readonly (Buffer | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"\\\\x${value.toString('hex')}"`)).join(',')}}`;
}

function texts(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : quote(value))).join(',')}}`;
}

function quote(value: string): string {
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
}

interface Placed<T> {
  readonly item: number;
  readonly of: T;
}

function placed<T>(
  requests: readonly PostRequest[],
  parts: (request: PostRequest) => readonly T[],
): Placed<T>[] {
  return requests.flatMap((request, at) => parts(request).map((of) => ({ item: at + 1, of })));
}

/** The arguments of play.post_batch after the first two, in its order, for a batch of an instant. */
export function encode(
  requests: readonly PostRequest[],
  isHot: (accountId: bigint) => boolean,
  now: Date,
): (string | null)[] {
  const movements = requests.flatMap(({ movements: own, currency }) =>
    own.map((movement) => ({ ...movement, currency })),
  );
  return [
    ...encodeRequests(requests, now),
    ...encodeActions(requests),
    ...encodeChains(requests),
    ...encodeSums(movements, isHot),
  ];
}

/** The day of each request: another than today for a rollback, and today is not the same day everywhere. */
function daysOf(requests: readonly PostRequest[], now: Date): string[] {
  const todays = new Map<string, string>();
  return requests.map(({ day, timeZone }) => {
    if (day !== null) return day;
    const today = todays.get(timeZone) ?? dayOf(timeZone, now);
    todays.set(timeZone, today);
    return today;
  });
}

function encodeRequests(requests: readonly PostRequest[], now: Date): string[] {
  let start = 1;
  const starts = requests.map(({ actions }) => (start += actions.length) - actions.length);
  return [
    numbers(requests.map((r) => r.claim)),
    texts(requests.map((r) => r.nonce)),
    numbers(requests.map((r) => r.vendor.id)),
    numbers(requests.map((r) => r.playerId)),
    numbers(requests.map((r) => r.verb)),
    numbers(requests.map((r) => r.gate)),
    bytes(requests.map((r) => r.sessionHash)),
    texts(requests.map((r) => r.roundName)),
    texts(requests.map((r) => r.gameCode)),
    texts(requests.map((r) => r.merchant)),
    texts(requests.map((r) => r.currency)),
    texts(requests.map((r) => r.unit)),
    bytes(requests.map((r) => r.hash)),
    texts(requests.map((r) => r.ref)),
    flags(requests.map((r) => r.prepared)),
    flags(requests.map((r) => r.closes)),
    numbers(requests.map((r) => r.finals?.bet ?? null)),
    numbers(requests.map((r) => r.finals?.win ?? null)),
    texts(requests.map((r) => r.outcomeRef)),
    numbers(requests.map((r) => r.sums.bet)),
    numbers(requests.map((r) => r.sums.win)),
    numbers(requests.map((r) => r.sums.paid)),
    numbers(requests.map((r) => r.sums.bets)),
    numbers(requests.map((r) => r.sums.wins)),
    numbers(requests.map((r) => r.accounts.cash)),
    numbers(requests.map((r) => r.accounts.bonus)),
    numbers(requests.map((r) => r.accounts.held)),
    texts(daysOf(requests, now)),
    numbers(requests.map(lastOffset)),
    numbers(starts),
    numbers(requests.map((r) => r.actions.length)),
  ];
}

function encodeActions(requests: readonly PostRequest[]): string[] {
  const actions = placed(requests, (request) => request.actions);
  return [
    numbers(actions.map(({ item }) => item)),
    texts(actions.map(({ of }) => of.kind)),
    texts(actions.map(({ of }) => of.txId)),
    numbers(actions.map(({ of }) => of.amount)),
    numbers(actions.map(({ of }) => of.offset)),
    flags(actions.map(({ of }) => of.held)),
    flags(actions.map(({ of }) => of.board)),
  ];
}

function encodeChains(requests: readonly PostRequest[]): string[] {
  const chains = placed(requests, (r) => (r.movements.length > 0 ? [r] : []));
  const movements = placed(requests, (request) => request.movements);
  return [
    numbers(chains.map(({ item }) => item)),
    texts(chains.map(({ of }) => chainKey(of))),
    numbers(chains.map(({ of }) => of.movements.length)),
    numbers(movements.map(({ item }) => item)),
    numbers(movements.map(({ of }) => of.debit)),
    numbers(movements.map(({ of }) => of.credit)),
    numbers(movements.map(({ of }) => of.overflow)),
    numbers(movements.map(({ of }) => of.amount)),
    numbers(movements.map(({ of }) => of.code)),
    numbers(movements.map(({ of }) => of.kind)),
  ];
}

/** Place of the last movement that is the player's money and not a limit's. */
function lastOffset({ actions }: PostRequest): number {
  return actions.findLast(({ offset }) => offset !== null)?.offset ?? 0;
}

/** The ledger's idempotency key of a request: its first transaction. */
function chainKey({ vendor, actions }: PostRequest): string {
  return `play:${vendor.code}:${actions[0]?.txId ?? ''}`;
}
