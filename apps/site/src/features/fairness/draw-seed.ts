import { clientSeedOf } from '@arara/fairness';

const bytes = 16;

/** A client seed to begin with, drawn on this device. */
export function drawSeed(): string {
  return clientSeedOf(crypto.getRandomValues(new Uint8Array(bytes)));
}
