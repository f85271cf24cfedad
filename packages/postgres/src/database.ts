import pg from 'pg';
import type { Sql } from 'sql-template-tag';

/** A statement: a tagged template, plain text, or a named (prepared) one. */
export type Statement = Sql | string | { name?: string; text: string; values?: unknown[] };

/**
 * A statement that each connection prepares once, under its name: PostgreSQL then plans it a few times and no more. For
 * those that are sent hundreds of times a second; their values are arrays, so that one text fits any number of rows.
 */
export function named(name: string, { text, values }: Sql) {
  return { name, text, values };
}

/** Anything that runs statements: a pool, a client or a transaction. */
export interface Db {
  query<Row extends pg.QueryResultRow = Record<string, unknown>>(
    statement: Statement,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** An open transaction, made by `transaction` only. */
export interface Tx extends Db {
  readonly isTransaction: true;
}

export type Pool = pg.Pool;

export interface PoolOptions extends Omit<pg.PoolConfig, 'connectionString' | 'types'> {
  /** Told about connections that broke while nobody was using them. */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections. int8 is read as bigint, numeric as string, timestamptz as Date; date and
 * timestamp stay text, because reading them as Date would bend them to the machine's time zone.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const { onError = (error) => process.emitWarning(error), ...config } = options;
  const pool = new pg.Pool({ max: 10, ...config, connectionString: url, types: { getTypeParser } });
  // A pool that is ending does not miss the connections it gives up.
  const report = (error: Error) => (pool.ending ? undefined : onError(error));
  // Each connection reports for itself, once, lent out or not: an error that nobody hears would end
  // the process.
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined);
  return pool;
}

const asText = (value: string) => value;
const asBigint = (value: string) => BigInt(value);

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

const ownParsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, asBigint],
  [INT8_ARRAY, (value) => readArray(value, asBigint)],
  [builtins.DATE, asText],
  [DATE_ARRAY, (value) => readArray(value, asText)],
  [builtins.TIMESTAMP, asText],
]);

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: string) => {
  const own = format === 'binary' ? undefined : ownParsers.get(oid);
  return own ?? pg.types.getTypeParser(oid, format as 'text');
};

/** Reads a flat array of numbers or dates, whose text form needs no quotes. */
function readArray<T>(value: string, read: (item: string) => T): (T | null)[] {
  const inner = value.slice(1, -1);
  if (inner === '') return [];
  return inner.split(',').map((item) => (item === 'NULL' ? null : read(item)));
}
