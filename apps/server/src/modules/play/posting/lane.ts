import { setImmediate as nextTurn } from 'node:timers/promises';
import { classifyError, connectLane, createBatcher } from '@arara/ledger';
import type { Batcher } from '@arara/ledger';
import { isUniqueViolation } from '@arara/postgres';
import pg from 'pg';
import { dayOf } from '../../../platform/calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
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
const argumentCount = 54;

const placeholders = Array.from({ length: argumentCount }, (_, at) => `$${at + 1}`).join(',');
const statement = {
  name: 'play-post-batch',
  text: `select * from play.post_batch(${placeholders})`,
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

/** The connection on which stakes and prizes of all vendors travel, many in one statement. */
export function createLane(options: {
  databaseUrl: string;
  clock: Clock;
  /** Whether the ledger knows the account as one of the house that every batch touches. */
  isHot: (accountId: bigint) => boolean;
  /** Told after each batch: it may have written events. */
  posted: () => void;
}): Lane {
  const { databaseUrl, clock, isHot, posted } = options;
  const batcher = createBatcher<PostRequest, PostAnswer | Refused, pg.Client>({
    connect: (lost) =>
      connectLane({ url: databaseUrl, name: 'arara-play', lockMs, statementMs, replyMs }, lost),
    disconnect: (client) => client.end(),
    async flush(client, requests) {
      const now = clock.now();
      const order = inOrderOfPlayers(requests);
      const sorted = order.map((at) => requests[at] as PostRequest);
      const values = [now, dayOf(now), ...encode(sorted, isHot)];
      const { rows } = await client.query<PostAnswer>({ ...statement, values, types });
      posted();
      return inOrderAsked(rows, order);
    },
    classify,
    conflictKeys: exclusiveKeys,
    refuse: () => 'busy',
    weigh: ({ movements }) => Math.max(1, movements.length),
    weightMax,
    queueMax,
    patienceMs,
  });
  return {
    async push(request) {
      const answer = await batcher.push(request);
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
function inOrderOfPlayers(requests: readonly PostRequest[]): number[] {
  const idOf = (at: number) => requests[at]?.playerId ?? 0n;
  return requests.map((_, at) => at).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

function inOrderAsked(rows: readonly PostAnswer[], order: readonly number[]): PostAnswer[] {
  const answers: PostAnswer[] = [];
  for (const [place, at] of order.entries()) answers[at] = rows[place] as PostAnswer;
  return answers;
}

/** As the ledger sorts errors; a lost race on a transaction id goes again and finds the winner. */
function classify(error: unknown): 'lost' | 'repeat' | 'failed' {
  return isUniqueViolation(error) ? 'repeat' : classifyError(error);
}
