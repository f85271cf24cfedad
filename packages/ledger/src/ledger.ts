import type { KeyObject } from 'node:crypto';
import type { Currency } from '@arara/money';
import { sql, transaction, type Db, type Pool, type Tx } from '@arara/postgres';
import { cacheKey, createAccountCache, type KnownAccount } from './account-cache.ts';
import {
  findAccounts,
  openAccounts,
  readAccounts,
  readHouse,
  type Account,
  type AccountSpec,
} from './accounts.ts';
import { createBatcher, type SentBatch } from './batcher.ts';
import { checkChain, type Chain, type Outcome } from './chain.ts';
import { decodeAnswers, unread, type AnswerRow } from './decode.ts';
import { dumpLedger } from './dump.ts';
import { encodeChains, POST_CHAINS } from './encode.ts';
import { addressesOf, flattenChain, type Find, type FlatChain } from './flat-chain.ts';
import type { SignedHeads } from './heads.ts';
import { classifyError, connectLane, ledgerLane, notTaken, postBatch } from './lane.ts';
import { readLastProofs, type LastProofs } from './last-proofs.ts';
import { proveLedger, verifyChain, type ChainReport, type Proof } from './proof.ts';
import { publishHeads, readPublishedHeads, type Publish } from './published-heads.ts';
import { required } from './required.ts';
import { readStatement, type Statement, type StatementQuery } from './statement.ts';
import {
  listClearances,
  listUnsound,
  readUnsound,
  writeClearance,
  type Clearance,
  type UnsoundProof,
  type UnsoundReport,
  type WrittenClearance,
} from './unsound.ts';

export interface LedgerOptions {
  pool: Pool;
  /** For reads that somebody waits for; `pool` where it is absent. */
  reads?: Db;
  /** Where the lane connects by itself; it must be the pool's database. */
  url: string;
  queueMax?: number;
  /** Told of each batch of the lane once it is answered. */
  watch?: (batch: SentBatch) => void;
}

export interface Ledger {
  /** Opens accounts inside the caller's transaction; see `openAccounts`. */
  openAccounts: (tx: Tx, specs: readonly AccountSpec[]) => Promise<bigint[]>;
  /** The id of an account, or undefined. */
  find: (address: string, currency: Currency) => Promise<bigint | undefined>;
  /** Accounts in the order asked for; those that do not exist are left out. */
  balances: (
    accounts: readonly (bigint | { address: string; currency: Currency })[],
  ) => Promise<Account[]>;
  /** The busy accounts of the house in a currency; see `readHouse`. */
  house: (currency: Currency) => Promise<Account[]>;
  /** The first transfer that a chain was posted with, by its key; null where none was. */
  firstOf: (key: string) => Promise<bigint | null>;
  /** Posts a chain with whatever else is waiting, as one statement. */
  post: (chain: Chain) => Promise<Outcome>;
  /** Posts chains inside the caller's transaction; the last thing it should do. */
  postIn: (tx: Tx, chains: readonly Chain[]) => Promise<Outcome[]>;
  /** Makes a key unusable; `answered` when a chain with this key was posted or refused before. */
  tombstone: (db: Db, key: string) => Promise<'tombstoned' | 'answered'>;
  statement: (query: StatementQuery) => Promise<Statement>;
  verifyChain: () => Promise<ChainReport>;
  /** Proves what is new since the last sound proof and a part of the rest, or the whole history. */
  prove: (options?: { whole?: boolean }) => Promise<Proof>;
  /** The newest unsound proof that no operator has cleared: while there is one, no money leaves. */
  unsoundProof: (db?: Db) => Promise<UnsoundProof | null>;
  /** Clears unsound proofs; false where the one named is not the newest, or was cleared before. */
  clearProof: (clearance: Clearance, tx?: Tx) => Promise<boolean>;
  /** Unsound proofs that are not cleared, with what they found; the newest first. */
  unsoundProofs: (limit: number) => Promise<UnsoundReport[]>;
  /** The newest proof of what is new and of the whole history. */
  lastProofs: () => Promise<LastProofs>;
  /** How operators answered unsound proofs; the newest first. */
  clearances: (limit: number) => Promise<WrittenClearance[]>;
  /** Signs the heads of proofs that were not published yet; see `publishHeads`. */
  publishHeads: (key: KeyObject, publish: Publish) => Promise<number>;
  /** Published heads of proofs made since an instant, the newest first. */
  publishedHeads: (since: Date, limit: number) => Promise<SignedHeads[]>;
  /** Hands the whole ledger to `print` as JSON lines; answers how many batches there were. */
  dump: (print: (lines: string) => Promise<void>) => Promise<number>;
  /** True if an account that was found by its address is hot. */
  isHot: (id: bigint) => boolean;
  /** Chains that wait for a batch. */
  waiting: () => number;
  /** Takes nothing new and finishes what was taken. */
  close: () => Promise<void>;
}

const ACCOUNTS_CACHED_MAX = 200_000;
const NOBODY: KnownAccount = { id: 0n, hot: false };
// Half of what one statement takes, since an overflow makes two transfers of one.
const BATCH_TRANSFERS_MAX = 1_000;

/** The ledger on one database. Posting is batched by one lane with a connection of its own. */
export function createLedger(options: LedgerOptions): Ledger {
  const { pool, reads = pool, url, queueMax = 20_000, watch } = options;
  const cache = createAccountCache(ACCOUNTS_CACHED_MAX);

  const batcher = createBatcher<FlatChain, Outcome, Awaited<ReturnType<typeof connectLane>>>({
    connect: (lost) => connectLane(ledgerLane(url), lost),
    disconnect: (client) => client.end(),
    flush: (client, chains) => postBatch(client, chains, cache.isHot),
    classify: classifyError,
    // A repeat waits for the first answer. Chains on the same account may share a batch, since the
    // statement evaluates them in order.
    conflictKeys: ({ key }) => [key],
    refuse: notTaken,
    weigh: ({ transfers }) => transfers.length,
    weightMax: BATCH_TRANSFERS_MAX,
    queueMax,
    watch,
  });

  const known: Find = (ref, currency) =>
    typeof ref === 'bigint'
      ? { id: ref, hot: cache.isHot(ref) }
      : cache.get(cacheKey(ref, currency));

  /** Flat chains with every account that exists; `remember` only what cannot be rolled back. */
  async function flatten(
    db: Db,
    chains: readonly Chain[],
    remember: boolean,
  ): Promise<FlatChain[]> {
    const accounts = new Map<string, KnownAccount>();
    const wanted = chains.flatMap(addressesOf).filter(({ address, currency }) => {
      const key = cacheKey(address, currency);
      const cached = accounts.get(key) ?? cache.get(key);
      accounts.set(key, cached ?? NOBODY);
      return cached === undefined;
    });
    const found = wanted.length === 0 ? [] : await findAccounts(db, wanted);
    for (const { address, currency, id, hot } of found) {
      accounts.set(cacheKey(address, currency), { id, hot });
      if (hot) cache.addHot(id);
      if (remember) cache.set(cacheKey(address, currency), { id, hot });
    }
    const find: Find = (ref, currency) =>
      typeof ref === 'bigint'
        ? { id: ref, hot: cache.isHot(ref) }
        : accounts.get(cacheKey(ref, currency));
    return chains.map((chain) => required(flattenChain(chain, find), 'account'));
  }

  async function post(chain: Chain): Promise<Outcome> {
    checkChain(chain);
    const flat = flattenChain(chain, known);
    if (flat !== undefined) return batcher.push(flat);
    const [found] = await flatten(reads, [chain], true);
    return batcher.push(required(found, 'chain'));
  }

  async function postIn(tx: Tx, chains: readonly Chain[]): Promise<Outcome[]> {
    for (const chain of chains) checkChain(chain);
    const outcomes: Outcome[] = [];
    // Accounts opened in this transaction are not remembered: it may still roll back.
    for (const part of partsOf(await flatten(tx, chains, false))) {
      // The short way counts on the lane's plans for the order of its locks; here others are made.
      const statement = { ...POST_CHAINS, values: encodeChains(part), types: unread };
      const { rows } = await tx.query<AnswerRow & Record<string, unknown>>(statement);
      outcomes.push(...decodeAnswers(required(rows[0], 'answers'), part.length));
    }
    return outcomes;
  }

  async function find(address: string, currency: Currency): Promise<bigint | undefined> {
    const cached = cache.get(cacheKey(address, currency));
    if (cached !== undefined) return cached.id;
    const [account] = await findAccounts(reads, [{ address, currency }]);
    if (account === undefined) return undefined;
    cache.set(cacheKey(address, currency), { id: account.id, hot: account.hot });
    return account.id;
  }

  const balances: Ledger['balances'] = async (accounts) => {
    const ids = await Promise.all(
      accounts.map(async (account) =>
        typeof account === 'bigint' ? account : find(account.address, account.currency),
      ),
    );
    const present = ids.filter((id) => id !== undefined);
    const read = new Map(
      (await readAccounts(reads, present)).map((account) => [account.id, account]),
    );
    return present.map((id) => read.get(id)).filter((account) => account !== undefined);
  };

  async function firstOf(key: string): Promise<bigint | null> {
    const db: Db = reads;
    const { rows } = await db.query<{ first_id: bigint | null }>(sql`
      SELECT ledger.first_of(${key}) AS first_id`);
    return rows[0]?.first_id ?? null;
  }

  async function tombstone(db: Db, key: string): Promise<'tombstoned' | 'answered'> {
    const { rows } = await db.query<{ tombstoned: boolean }>(sql`
      SELECT t.tombstoned FROM ledger.tombstone_keys(${[key]}::text[]) t`);
    return rows[0]?.tombstoned === true ? 'tombstoned' : 'answered';
  }

  /** A caller that opens a house account posts to it next, by its id. */
  const openAndRemember: Ledger['openAccounts'] = async (tx, specs) => {
    const ids = await openAccounts(tx, specs);
    specs.forEach(({ hot }, place) => hot && cache.addHot(required(ids[place], 'id')));
    return ids;
  };

  return {
    openAccounts: openAndRemember,
    find,
    balances,
    house: (currency) => readHouse(reads, currency),
    firstOf,
    post,
    postIn,
    tombstone,
    statement: (query) => readStatement(reads, query),
    verifyChain: () => verifyChain(pool),
    prove: ({ whole } = {}) => proveLedger(pool, whole),
    unsoundProof: (db = reads) => readUnsound(db),
    clearProof: (clearance, tx) =>
      tx === undefined
        ? transaction(pool, (own) => writeClearance(own, clearance))
        : writeClearance(tx, clearance),
    lastProofs: () => readLastProofs(reads),
    unsoundProofs: (limit) => listUnsound(reads, limit),
    clearances: (limit) => listClearances(reads, limit),
    publishHeads: (key, publish) => publishHeads(pool, key, publish),
    publishedHeads: (since, limit) => readPublishedHeads(reads, since, limit),
    dump: (print) => dumpLedger(pool, print),
    isHot: cache.isHot,
    waiting: () => batcher.waiting,
    close: batcher.close,
  };
}

function partsOf(chains: readonly FlatChain[]): FlatChain[][] {
  const parts: FlatChain[][] = [];
  let part: FlatChain[] = [];
  let weight = 0;
  for (const chain of chains) {
    weight += chain.transfers.length;
    if (part.length === 0 || weight > BATCH_TRANSFERS_MAX) {
      part = [];
      parts.push(part);
      weight = chain.transfers.length;
    }
    part.push(chain);
  }
  return parts;
}
