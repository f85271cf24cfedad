import { drawHost } from './draw-host.ts';
import { start } from './start.ts';

function draw(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
  return drawn;
}

/** Where pictures and games come from: drawn once, so that a page keeps to its host. */
export const imageHost = drawHost(start.status.imageCDNs, draw());
export const launchHost = drawHost(start.status.launchGameCDNs, draw());
