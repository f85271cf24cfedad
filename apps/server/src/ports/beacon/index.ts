export { BeaconError } from './beacon.ts';
export type { BeaconSource, Beacons } from './beacon.ts';
export { createBeacons } from './beacons.ts';
export { createDrand } from './drand.ts';
export type { DrandSettings } from './drand.ts';
