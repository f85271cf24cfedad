import { createPool } from '@arara/postgres';

const ACCOUNTS = 100_000;
const TELLERS = 10;

export interface TpcbYardstick {
  /** The program that measures. */
  name: string;
  /** Fills the database; scale 50 has 50 branches, scale 1 has one that everybody updates. */
  prepare: (url: string, scale: number) => Promise<void>;
  /** TPC-B-like transactions per second. */
  measure: (url: string, clients: number, seconds: number) => Promise<number>;
}

/** The TPC-B-like script of pgbench from this process, for machines without pgbench. */
export function createTpcb(): TpcbYardstick {
  let scale = 1;

  async function prepare(url: string, wanted: number): Promise<void> {
    scale = wanted;
    const pool = createPool(url, { max: 1 });
    await pool.query(`
      CREATE TABLE branches (bid int PRIMARY KEY, balance int NOT NULL) WITH (fillfactor = 100);
      CREATE TABLE tellers (tid int PRIMARY KEY, balance int NOT NULL) WITH (fillfactor = 100);
      CREATE TABLE accounts (aid int PRIMARY KEY, balance int NOT NULL, filler char(84));
      CREATE TABLE history (
        tid int, bid int, aid int, delta int, mtime timestamp, filler char(22)
      );
      INSERT INTO branches SELECT i, 0 FROM generate_series(1, ${wanted}) i;
      INSERT INTO tellers SELECT i, 0 FROM generate_series(1, ${wanted * TELLERS}) i;
      INSERT INTO accounts SELECT i, 0, '' FROM generate_series(1, ${wanted * ACCOUNTS}) i;
      ANALYZE;`);
    await pool.end();
  }

  async function measure(url: string, clients: number, seconds: number): Promise<number> {
    const pool = createPool(url, { max: clients });
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const client = async (): Promise<void> => {
      const connection = await pool.connect();
      const say = (name: string, text: string, values: number[] = []) =>
        connection.query({ name, text, values });
      while (performance.now() < end) {
        const aid = below(scale * ACCOUNTS);
        const tid = below(scale * TELLERS);
        const bid = below(scale);
        const delta = below(10_001) - 5_000;
        await say('begin', 'BEGIN');
        await say('a', 'UPDATE accounts SET balance = balance + $1 WHERE aid = $2', [delta, aid]);
        await say('s', 'SELECT balance FROM accounts WHERE aid = $1', [aid]);
        await say('t', 'UPDATE tellers SET balance = balance + $1 WHERE tid = $2', [delta, tid]);
        await say('b', 'UPDATE branches SET balance = balance + $1 WHERE bid = $2', [delta, bid]);
        await say('h', 'INSERT INTO history VALUES ($1, $2, $3, $4, now())', [
          tid,
          bid,
          aid,
          delta,
        ]);
        await say('end', 'COMMIT');
        done += 1;
      }
      connection.release();
    };
    await Promise.all(Array.from({ length: clients }, client));
    await pool.end();
    return done / seconds;
  }

  const name =
    'built-in TPC-B-like script (pgbench is missing: apt-get install postgresql brings it)';
  return { name, prepare, measure };
}

function below(limit: number): number {
  return 1 + Math.floor(Math.random() * limit);
}
