import { eleven } from './11x5/index.ts';
import { threeD } from './3d/index.ts';
import { balls } from './balls/index.ts';
import type { Family } from './family.ts';
import { hk6 } from './hk6/index.ts';
import { k3 } from './k3/index.ts';
import { keno } from './keno/index.ts';
import { pc28 } from './pc28/index.ts';
import { pk10 } from './pk10/index.ts';
import { ssc } from './ssc/index.ts';
import { vietnam } from './vietnam/index.ts';

/** Every family of the house; a new one adds itself here. */
export const families: readonly Family[] = [
  balls,
  eleven,
  hk6,
  k3,
  keno,
  pc28,
  pk10,
  ssc,
  threeD,
  vietnam,
];
