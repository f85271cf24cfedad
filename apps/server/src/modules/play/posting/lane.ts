import { setImmediate as nextTurn } from 'node:timers/promises';
import { classifyError, connectLane, createBatcher } from '@arara/ledger';
import type { Batcher, SentBatch } from '@arara/ledger';
import { isUniqueViolation } from '@arara/postgres';
import pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import { postArguments } from './columns.ts';
import { encode } from './encode.ts';
import { exclusiveKeys } from './request.ts';
import type { PostAnswer, PostRequest } from './request.ts';

/** Movements of one batch; the ledger takes at most 2,048 transfers a call. */
const weightMax = 1_000;
const queueMax = 5_000;
const lockMs = 2_000;
/** A batch that takes longer is broken off: nothing of it has happened. */
const statementMs = 5_000;
const replyMs = 12_000;
/** How long a lost database is waited for before a vendor hears that the outcome is unknown. */
const patienceMs = 4_000;

/** Place of the gates among the arguments of play.post_batch. */
const gatesAt = postArguments.findIndex(({ name }) => name === 'gates') + 1;

/** The call of play.post_batch, with an expression for its gates. */
function callOf(gates: string): string {
  const places = postArguments.map((_, at) => `$${at + 1}`);
  places[gatesAt - 1] = gates;
  return `play.post_batch(${places.join(',')})`;
}

/**
 * The part of another module's tables in a batch, in the same statement: which stakes they
 * refuse, and what they write about those that were taken.
 */
export interface Plug<Carried> {
  /** By which PostgreSQL knows the statement and its connection. */
  readonly name: string;
  /**
   * The statement, given the call of `play.post_batch` with an expression for its gates, and the
   * first parameter that is free. It returns the rows of the call, in their order.
   */
  statement(call: (gates: string) => string, gates: string, free: number): string;
  /** The values of the free parameters. */
  encode(carried: readonly Carried[]): unknown[];
}

const alone: Plug<null> = {
  name: 'play',
  statement: (call, gates) => `select * from ${call(gates)}`,
  encode: () => [],
};

const int8 = 20;
const int8Array = 1016;
/** Whole numbers of the database are bigint here; everything else as the driver reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === int8) return BigInt;
    if (oid === int8Array) return readNumbers;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

function readNumbers(text: string): (bigint | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : BigInt(part)));
}

/** The lane is full or closing: the request was not looked at. */
export type Refused = 'busy';

export type Lane = Batcher<PostRequest, PostAnswer | Refused>;

/** A request with what the plug takes along. */
export interface Carrying<Carried> {
  readonly request: PostRequest;
  readonly carried: Carried;
}

export interface LaneOptions {
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** True if the ledger knows the account as one of the house that every batch touches. */
  readonly isHot: (accountId: bigint) => boolean;
  /** Told after each batch, with its players: it may have written events for them. */
  readonly posted: (playerIds: readonly bigint[]) => void;
  /** Makes the watcher of a lane, by its name. */
  readonly batches?: ((lane: string) => (batch: SentBatch) => void) | undefined;
}

/** The connection on which stakes and prizes of all vendors travel, many in one statement. */
export function createLane(options: LaneOptions): Lane {
  const lane = createPluggedLane(options, alone);
  return {
    push: (request) => lane.push({ request, carried: null }),
    get waiting() {
      return lane.waiting;
    },
    close: lane.close,
  };
}

/** A lane of its own for stakes that another module sells; see `Plug`. */
export function createPluggedLane<Carried>(
  options: LaneOptions,
  plug: Plug<Carried>,
): Batcher<Carrying<Carried>, PostAnswer | Refused> {
  const { databaseUrl, clock, isHot, posted } = options;
  const name = `arara-${plug.name}`;
  const statement = {
    name: `${plug.name}-post-batch`,
    text: plug.statement(callOf, `$${gatesAt}`, postArguments.length + 1),
  };
  const batcher = createBatcher<Carrying<Carried>, PostAnswer | Refused, pg.Client>({
    connect: (lost) => connectLane({ url: databaseUrl, name, lockMs, statementMs, replyMs }, lost),
    disconnect: (client) => client.end(),
    async flush(client, items) {
      const now = clock.now();
      const order = inOrderOfPlayers(items);
      const sorted = order.map((at) => items[at] as Carrying<Carried>);
      const requests = sorted.map(({ request }) => request);
      const carried = plug.encode(sorted.map((item) => item.carried));
      // Each request names its own day: players of several zones travel in one batch.
      const values = [now, ...encode(requests, isHot, now), ...carried];
      const { rows } = await client.query<AnswerRow>({ ...statement, values, types });
      posted(requests.map(({ playerId }) => playerId));
      return inOrderAsked(rows, order, now);
    },
    classify,
    conflictKeys: ({ request }) => exclusiveKeys(request),
    refuse: () => 'busy',
    // A stake may be taken from each of its sources.
    weigh: ({ request: { movements, actions, sources } }) =>
      Math.max(1, movements.length + actions.length * sources.length),
    weightMax,
    queueMax,
    patienceMs,
    watch: options.batches?.(plug.name),
  });
  return {
    async push(item) {
      const answer = await batcher.push(item);
      await nextBatchHasLeft();
      return answer;
    },
    get waiting() {
      return batcher.waiting;
    },
    close: batcher.close,
  };
}

let leaving: Promise<void> | null = null;

/**
 * Answers wait until the batch after theirs is on its way, two turns of the event loop: PostgreSQL
 * then works while replies are written. Measured: a fifth more bets.
 */
function nextBatchHasLeft(): Promise<void> {
  leaving ??= nextTurn()
    .then(() => nextTurn())
    .then(() => {
      leaving = null;
    });
  return leaving;
}

/** Every process locks players in the same order, so that none waits for another crosswise. */
function inOrderOfPlayers(items: readonly Carrying<unknown>[]): number[] {
  const idOf = (at: number) => items[at]?.request.playerId ?? 0n;
  return items.map((_, at) => at).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

type AnswerRow = Omit<PostAnswer, 'moment'>;

function inOrderAsked(
  rows: readonly AnswerRow[],
  order: readonly number[],
  moment: Date,
): PostAnswer[] {
  const answers: PostAnswer[] = [];
  for (const [place, at] of order.entries()) {
    answers[at] = { ...(rows[place] as AnswerRow), moment };
  }
  return answers;
}

/** As the ledger sorts errors; a lost race on a transaction id goes again and finds the winner. */
function classify(error: unknown): 'lost' | 'repeat' | 'failed' {
  return isUniqueViolation(error) ? 'repeat' : classifyError(error);
}
