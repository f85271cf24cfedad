import type { Beacon, ChainInfo } from '@arara/lottery';

/** One chain of a public beacon. */
export interface BeaconSource {
  /** The chain that the settings name, as every issue publishes it. Throws BeaconError. */
  chain(): Promise<ChainInfo>;
  /** The signed beacon of a round; null where it is not there yet. Throws BeaconError. */
  round(round: number): Promise<Beacon | null>;
  close(): Promise<void>;
}

/** The needs of the house from public beacons. */
export interface Beacons {
  /** The chain that new issues are promised with. Throws BeaconError. */
  chain(): Promise<ChainInfo>;
  /** True if somebody tells a chain. */
  hears(chain: string): boolean;
  /** The signed beacon of a round of a chain; null where it is not there yet. Throws BeaconError. */
  round(chain: string, round: number): Promise<Beacon | null>;
  close(): Promise<void>;
}

/** No server could be heard or believed; the message says of each why. */
export class BeaconError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'BeaconError';
  }
}
