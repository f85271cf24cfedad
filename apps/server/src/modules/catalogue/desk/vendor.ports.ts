import type { Conformance, VendorSpan } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import type { RecordDeed } from '../../../platform/audit.ts';
import type { GamesDeskDeps } from './desk.ports.ts';

interface WayHealth {
  readonly hour: VendorSpan;
  readonly day: VendorSpan;
  readonly lastGood: Date | null;
}

/** The questions of the vendors' page to the wallet that vendors speak to. */
export interface VendorsDeskDeps extends Pick<
  GamesDeskDeps,
  'catalogue' | 'rounds' | 'site' | 'clock'
> {
  /** True if vendors of the sandbox exist here. */
  readonly sandbox: boolean;
  readonly record: RecordDeed;
  readonly wallet: {
    readonly vendors: {
      list(): Promise<readonly { readonly code: string; readonly active: boolean }[]>;
    };
    health(): Promise<(code: string) => { readonly asked: WayHealth; readonly told: WayHealth }>;
    readonly keys: {
      list(): Promise<
        readonly {
          readonly vendor: string;
          readonly keyId: string;
          readonly fingerprint: string;
          readonly since: Date;
          readonly by: string | null;
          readonly waits: boolean;
        }[]
      >;
      take(
        keyId: string,
        by: string,
        told: (tx: Tx, vendor: string) => Promise<void>,
      ): Promise<{ readonly keyId: string; readonly secret: string; readonly fingerprint: string }>;
    };
  };
  readonly conformance: {
    show(vendor: string): Promise<Conformance>;
    start(vendor: string, by: string, asked: (tx: Tx) => Promise<void>): Promise<Conformance>;
  };
}
