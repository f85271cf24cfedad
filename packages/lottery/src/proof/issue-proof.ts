import { isBeacon, isChainInfo, type Beacon, type ChainInfo } from './beacon.ts';

/** An issue as it is published: everything its result depends on, and the result. */
export interface IssueProof {
  readonly game: string;
  /** Code of the draw model. */
  readonly model: string;
  readonly numero: string;
  /** Published before the sale began. */
  readonly serverSeedHash: string;
  /** Null until the issue is drawn. */
  readonly serverSeed: string | null;
  /** When the sale ended, ISO 8601 in UTC; published before it began. */
  readonly closeAt: string;
  /** Published before the sale: the beacon is the first round so long after the end, or later. */
  readonly beaconMarginMs: number;
  /** Published before the sale. */
  readonly chain: ChainInfo;
  /** Null until its round is due. */
  readonly beacon: Beacon | null;
  /** Published when the sale had ended and before the beacon was. */
  readonly ticketsRoot: string;
  readonly tickets: number;
  /** The leaves of all tickets, where whoever publishes the proof adds them. */
  readonly leaves?: readonly string[];
  /** A ticket whose place among the others is to be proven. */
  readonly ticket?: TicketProof;
  /** As `drawText` writes it; empty until the issue is drawn. */
  readonly draw: string;
}

export interface TicketProof {
  readonly text: string;
  readonly index: number;
  readonly path: readonly string[];
}

const HASH = /^[0-9a-f]{64}$/;
const CODE = /^[\w-]{1,64}$/;
const NUMERO = /^\d{1,20}$/;
/** A tree of tickets is no higher than the count of tickets has bits. */
const pathMax = 53;

const fields: { readonly [Field in keyof Required<IssueProof>]: (value: unknown) => boolean } = {
  game: (value) => matches(CODE, value),
  model: (value) => matches(CODE, value),
  numero: (value) => matches(NUMERO, value),
  serverSeedHash: (value) => matches(HASH, value),
  serverSeed: (value) => value === null || typeof value === 'string',
  closeAt: isInstant,
  beaconMarginMs: isCount,
  chain: isChainInfo,
  beacon: (value) => value === null || isBeacon(value),
  ticketsRoot: (value) => matches(HASH, value),
  tickets: isCount,
  leaves: (value) => value === undefined || isHashes(value),
  ticket: (value) => value === undefined || isTicket(value),
  draw: (value) => typeof value === 'string',
};

/** Names the fields that keep a value from being the proof of an issue; none means that it is one. */
export function faultsOfIssue(value: unknown): string[] {
  if (!isRecord(value)) return ['issue'];
  return Object.entries(fields).flatMap(([name, isGood]) => (isGood(value[name]) ? [] : [name]));
}

function isTicket(value: unknown): boolean {
  if (!isRecord(value) || typeof value.text !== 'string' || !isCount(value.index)) return false;
  return isHashes(value.path) && value.path.length <= pathMax;
}

function isHashes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => matches(HASH, each));
}

/** As `toISOString` writes it: one instant has one text. */
function isInstant(value: unknown): boolean {
  const at = typeof value === 'string' ? new Date(value) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString() === value;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
