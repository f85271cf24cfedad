import { randomUUID } from 'node:crypto';
import { withSettings } from '@arara/postgres';
import pg from 'pg';
import type { Outcome } from './chain.ts';
import { UnencodableError } from './binary.ts';
import { decodeAnswers, unread, type AnswerRow } from './decode.ts';
import { encodeChains, POST_CHAINS } from './encode.ts';
import type { FlatChain } from './flat-chain.ts';
import { required } from './required.ts';

// Every statement of a batch is a few look-ups by key; at no size of a table is another plan right.
// A plan is made once, perhaps while a table is empty: the high price of a row lets it go from the keys
// to the table, and never through the table for each key.
const PLANNER = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'jit=off',
  'enable_material=off',
  'cpu_tuple_cost=10',
];
// Of this program alone: after a restart of the database another's connection may have the number that
// a lost one had.
const PROGRAM = randomUUID().slice(0, 8);
const CONNECT_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 2_000;

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

interface LaneOptions {
  url: string;
  /** By which PostgreSQL lists its connection. */
  name: string;
  lockMs: number;
  statementMs: number;
  /**
   * Longer than `statementMs` for a batch and the one before it, so that the server decides first
   * while it is alive.
   */
  replyMs: number;
}

/** The ledger's own lane. */
export const ledgerLane = (url: string): LaneOptions => ({
  url,
  name: 'arara-ledger',
  lockMs: 2_000,
  statementMs: 10_000,
  replyMs: 25_000,
});

/** A connection that posts batches and does nothing else; `lost` is the one that it replaces. */
export async function connectLane(options: LaneOptions, lost?: pg.Client): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withSettings(options.url, PLANNER),
    application_name: `${options.name} ${PROGRAM}`,
    // A batch is sent before the one ahead of it is answered.
    pipeline: true,
    keepAlive: true,
    lock_timeout: options.lockMs,
    statement_timeout: options.statementMs,
    query_timeout: options.replyMs,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A broken connection is noticed by the query on it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  if (lost !== undefined) await endLost(client, lost);
  return client;
}

/**
 * Ends what serves a lost connection, by the right of the login, which both share: it may have a batch before it still, and one behind that. Were
 * they to happen after a repeat was refused, money would move that nobody was told of.
 */
async function endLost(client: pg.Client, lost: pg.Client): Promise<void> {
  try {
    await client.query('begin');
    // The role of the program may not see the connections of the login that puts its rights down for it.
    await client.query('set local role none');
    const { rows } = await client.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid, ${END_TIMEOUT_MS}) as ended from pg_stat_activity
        where pid = $1 and application_name = current_setting('application_name')`,
      [(lost as unknown as { processID: number | null }).processID],
    );
    await client.query('commit');
    if (rows.some(({ ended }) => !ended)) throw new Error('the lost connection is still served');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Posts chains as one batch; a lone chain that met a stuck lock is refused as `busy`. */
export async function postBatch(
  client: pg.Client,
  chains: readonly FlatChain[],
  isHot: (id: bigint) => boolean,
): Promise<Outcome[]> {
  try {
    const values = encodeChains(chains, isHot);
    const { rows } = await client.query<AnswerRow>({ ...POST_CHAINS, values, types: unread });
    return decodeAnswers(required(rows[0], 'answers'), chains.length);
  } catch (error) {
    if (chains.length === 1 && metLimit(error)) return [notTaken('busy')];
    throw error;
  }
}

/** The answer to a chain that was not looked at. */
export function notTaken(refusal: 'busy' | 'closed'): Outcome {
  return { ok: false, refusal, index: null, detail: null, replayed: false };
}

/** Sorts the errors of a connection for the batcher. */
export function classifyError(error: unknown): 'lost' | 'repeat' | 'failed' {
  if (error instanceof UnencodableError) return 'failed';
  // A fault that the server did not tell itself came of the connection: EPIPE looks like one of its codes.
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return 'lost';
  const { code } = error;
  if (code === '40001' || code === '40P01') return 'repeat';
  // The batch ahead was to prepare the statement and broke, or two behind it have both prepared it.
  if (code === '26000' || code === '42P05') return 'repeat';
  // Connection exceptions, a server that shuts down, starts or has no connection left.
  if (/^(08|57P|53300)/.test(code)) return 'lost';
  return 'failed';
}

function metLimit(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === LOCK_NOT_AVAILABLE || code === QUERY_CANCELED;
}
