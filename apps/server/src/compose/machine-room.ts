import type { Machine, MachineLetter } from '@arara/contract';
import type { Ledger, MadeProof, UnsoundReport } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { DeadLetter } from '../platform/dead-letters.ts';
import { formatCursor } from '../platform/events.ts';
import type { Consumer } from '../platform/events.ts';
import { withoutSecrets } from '../platform/failure-text.ts';
import { calm } from '../platform/job-locks.ts';
import {
  countJobs,
  readDatabase,
  readFollowers,
  readJobs,
  readSlowest,
  readWorkers,
} from '../platform/machine.repository.ts';
import type { FollowerRow, JobRow } from '../platform/machine.repository.ts';

const unsoundShown = 20;
const faultCharacters = 300;

/** The parts of the program that the machine room looks at. */
export interface RoomParts {
  readonly kernel: Pick<Kernel, 'database'>;
  readonly ledger: Pick<Ledger, 'lastProofs' | 'unsoundProofs'>;
  readonly consumers: readonly Consumer[];
  readonly version: string;
  /** Seconds that the daily facts are behind the ledger. */
  readonly factsBehind: () => Promise<number>;
  /** The number of pages that hear this process. */
  readonly listening: () => number;
  /** The newest migration that the program has brought. */
  readonly migration: string;
  readonly slowestCalls: () => Machine['slowestCalls'];
  /** True once a proxy brought a request that `TRUST_PROXY` does not name. */
  readonly unnamedProxy: () => boolean;
  /** Where lines of the log are found by their support code. */
  readonly logs: string | null;
}

/** Asks every part of the house how it is; reads only, none of them long. */
export async function gatherMachine(parts: RoomParts): Promise<Machine> {
  const { kernel, ledger, consumers, version, factsBehind, listening } = parts;
  const db = kernel.database.read;
  const [base, last, unsound, behind, followers, counts, jobs, workers, slowest] =
    await Promise.all([
      readDatabase(db),
      ledger.lastProofs(),
      ledger.unsoundProofs(unsoundShown),
      factsBehind(),
      readFollowers(db, consumers),
      countJobs(db),
      readJobs(db),
      readWorkers(db, calm.goneMs),
      readSlowest(db),
    ]);
  return {
    at: base.now.toISOString(),
    version,
    proofs: {
      daily: presentProof(last.daily),
      whole: presentProof(last.whole),
      unsound: unsound.map(presentUnsound),
      payoutsWait: unsound.length > 0,
    },
    factsBehind: behind,
    followers: followers.map(presentFollower),
    queue: { counts, jobs: jobs.map(presentJob) },
    workers: workers.map(({ id, seen_at: seenAt, alive }) => ({
      id,
      seenAt: seenAt.toISOString(),
      alive,
    })),
    sockets: listening(),
    database: { version: base.version, migration: parts.migration, bytes: base.bytes },
    slowestCalls: parts.slowestCalls(),
    unnamedProxy: parts.unnamedProxy(),
    logs: parts.logs,
    slowest: slowest?.map((row) => ({ ...row, text: withoutSecrets(row.text) })) ?? null,
  };
}

/** A letter as staff see it: its payload may name people and is not told. */
export function presentLetter(letter: DeadLetter, known: boolean): MachineLetter {
  const { consumer, topic, attempts, error } = letter;
  return {
    consumer,
    event: formatCursor(letter),
    topic,
    attempts,
    firstFailedAt: letter.first_failed_at.toISOString(),
    lastFailedAt: letter.last_failed_at.toISOString(),
    error,
    known,
  };
}

function presentProof(proof: MadeProof | null): Machine['proofs']['daily'] {
  if (proof === null) return null;
  const { id, madeAt, sound, batch } = proof;
  return {
    id: String(id),
    madeAt: madeAt.toISOString(),
    sound,
    batch: batch === null ? null : String(batch.id),
    until: batch?.postedAt.toISOString() ?? null,
  };
}

function presentUnsound({ id, madeAt, faults }: UnsoundReport) {
  const texts = Object.entries(faults).map(
    ([kind, found]) => [kind, JSON.stringify(found).slice(0, faultCharacters)] as const,
  );
  return { id: String(id), madeAt: madeAt.toISOString(), faults: Object.fromEntries(texts) };
}

function presentFollower(row: FollowerRow): Machine['followers'][number] {
  const { name, behind, many, oldest, letters, attempts, topic, since, retry_at: retryAt } = row;
  return {
    name,
    behind,
    many,
    oldestAt: oldest?.toISOString() ?? null,
    failing:
      since === null || retryAt === null
        ? null
        : { topic, attempts, since: since.toISOString(), retryAt: retryAt.toISOString() },
    letters,
  };
}

function presentJob(row: JobRow): Machine['queue']['jobs'][number] {
  const { id, name, state, attempts, attempts_max: attemptsMax, error, at } = row;
  return {
    id,
    name,
    state,
    attempts,
    attemptsMax,
    error: error === null ? null : withoutSecrets(error),
    at: at.toISOString(),
  };
}
