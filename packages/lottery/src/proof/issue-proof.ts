import { isBeacon, isChainInfo, type Beacon, type ChainInfo } from './beacon.ts';
import { isCount, isHash, isInstant, type Fields } from './fields.ts';
import { publishedFields, type PublishedIssue } from './published.ts';

/** An issue of our own as it is published: everything its result depends on, and the result. */
export interface IssueProof extends PublishedIssue {
  /** Published before the sale began. */
  readonly serverSeedHash: string;
  /** Null until the issue is drawn. */
  readonly serverSeed: string | null;
  /** When the house says that it fixed the tickets, ISO 8601 in UTC; published once it has. */
  readonly closedAt?: string;
  /** Published before the sale: the beacon is the first round so long after the end, or later. */
  readonly beaconMarginMs: number;
  /** Published before the sale. */
  readonly chain: ChainInfo;
  /** Null until its round is due. */
  readonly beacon: Beacon | null;
}

/** The forms of the fields of such a proof. */
export const issueFields: Fields<IssueProof> = {
  ...publishedFields,
  serverSeedHash: isHash,
  serverSeed: (value) => value === null || typeof value === 'string',
  closedAt: (value) => value === undefined || isInstant(value),
  beaconMarginMs: isCount,
  chain: isChainInfo,
  beacon: (value) => value === null || isBeacon(value),
};
