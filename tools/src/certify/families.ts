import { existsSync, readFileSync } from 'node:fs';
import type { Certificate } from '@arara/game-kit';
import { originals } from '@arara/originals';
import { certifyOriginal } from '@arara/originals/certify';
import { slots } from '@arara/slots';
import { certifySlot } from '@arara/slots/certify';

/** A game at one version, with its proof and the folder where that lies. */
export interface CertifiedGame {
  readonly code: string;
  readonly version: string;
  readonly folder: URL;
  certify(): Certificate;
}

const folderOf = (family: string) =>
  new URL(`../../../games/${family}/certificates/`, import.meta.url);

const slotFolder = folderOf('slots');

/** The certificate of the first title with these maths, where that is another title and has one. */
function provenBefore(slot: (typeof slots.all)[number]): Certificate | undefined {
  const first = slots.all.find(({ mathsHash }) => mathsHash === slot.mathsHash);
  if (first === undefined || first === slot) return undefined;
  const file = new URL(`${first.code}@${first.version}.json`, slotFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : undefined;
}

const slotProofs: CertifiedGame[] = slots.all.map((slot) => ({
  code: slot.code,
  version: slot.version,
  folder: slotFolder,
  certify: () => certifySlot(slot, provenBefore(slot)),
}));

const originalProofs: CertifiedGame[] = originals.all.map((game) => ({
  code: game.code,
  version: game.version,
  folder: folderOf('originals'),
  certify: () => certifyOriginal(game),
}));

/** Every game that has a certificate, at every version. A new family adds its own list here. */
export const certifiedGames: readonly CertifiedGame[] = [...slotProofs, ...originalProofs];
