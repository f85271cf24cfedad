export type { BankAccess } from './bank/start-bank.ts';
export type { BeaconAccess } from './beacon/start-beacon.ts';
export type { IdentityAccess } from './identity/start-identity.ts';
export type { House } from './places/house.ts';
export { prepareSandbox } from './prepare-schema.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

export { runConformance, type Result as ConformanceResult } from './conformance/run.ts';
export {
  createSandboxPurseVendor,
  type PurseVendorOptions,
  type SandboxPurseVendor,
} from './purse/purse-vendor.ts';
export { createVendorProxy } from './vendor/proxy.ts';
export {
  createSandboxVendor,
  type SandboxVendor,
  type SandboxVendorOptions,
} from './vendor/vendor.ts';
