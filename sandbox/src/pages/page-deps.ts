import type { Pool } from '@arara/postgres';
import type { SandboxChain } from '../beacon/chain.ts';
import type { Clock } from '../clock.ts';
import type { IdentityKeys } from '../identity/keys.ts';
import type { House } from '../places/house.ts';

/** The dependencies of the pages of the sandbox. */
export interface PageDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The bank has something to tell: it need not wait for its next round. */
  readonly poke: () => void;
  /** Of the sign-in provider. */
  readonly keys: IdentityKeys;
  /** Of the beacon. */
  readonly chain: SandboxChain;
  /** Brands whose links lead to places of the sandbox. */
  readonly houses: readonly House[];
}
