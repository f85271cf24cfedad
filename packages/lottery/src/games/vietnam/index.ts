import type { Family } from '../family.ts';
import { centralModel, northModel, southModel } from './models.ts';
import { northPlayTypes } from './north.ts';
import { southPlayTypes } from './south.ts';

export { stations, stationZone } from './stations.ts';
export type { Station } from './stations.ts';

/** The traditional lotteries of Vietnam: North, Central and South. */
export const vietnam: Family = {
  code: 'vietnam',
  models: [northModel, centralModel, southModel],
  playTypes: [...northPlayTypes, ...southPlayTypes],
};
