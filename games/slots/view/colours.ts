import type { Pigment } from '../src/index.ts';

/** The house's pigments; `packages/ui` holds the same values for the pages. */
const colours: Record<Pigment, string> = {
  azul: '#1b57e8',
  ceu: '#6db8ff',
  sol: '#ffc52b',
  laranja: '#f08a1d',
  urucum: '#ff5a45',
  barro: '#c2282d',
  folha: '#0e9a55',
  mata: '#0a4f38',
  menta: '#bce7c4',
  petroleo: '#0c7f8c',
  jenipapo: '#5a2b8c',
  rosa: '#ff93a9',
  terra: '#6b3a1e',
  papel: '#fbf0d9',
  tinta: '#11163f',
  noite: '#0a1030',
};

/** The colour by which symbols that did not win are multiplied. */
export const dimmed = '#5a5f80';

/** A pigment as CSS and the canvas write it. */
export function cssColour(pigment: Pigment): string {
  return colours[pigment];
}
