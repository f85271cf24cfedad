import { isBeacon, isChainInfo, type Beacon, type ChainInfo } from './beacon.ts';
import {
  isCode,
  isCount,
  isHash,
  isHashes,
  isInstant,
  isNumero,
  isRecord,
  isTicket,
} from './fields.ts';

/** An issue of our own as it is published: everything its result depends on, and the result. */
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
  /** When the house says that it fixed the tickets, ISO 8601 in UTC; published once it has. */
  readonly closedAt?: string;
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

const fields: { readonly [Field in keyof Required<IssueProof>]: (value: unknown) => boolean } = {
  game: isCode,
  model: isCode,
  numero: isNumero,
  serverSeedHash: isHash,
  serverSeed: (value) => value === null || typeof value === 'string',
  closeAt: isInstant,
  closedAt: (value) => value === undefined || isInstant(value),
  beaconMarginMs: isCount,
  chain: isChainInfo,
  beacon: (value) => value === null || isBeacon(value),
  ticketsRoot: isHash,
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
