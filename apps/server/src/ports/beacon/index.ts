export { BeaconError } from './beacon.ts';
export type { BeaconSource } from './beacon.ts';
export { createDrand } from './drand.ts';
export type { DrandSettings } from './drand.ts';
