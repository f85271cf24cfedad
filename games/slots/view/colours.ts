import type { Pigment } from '../src/index.ts';

/** The house's pigments as numbers; `packages/ui` holds the same values for the pages. */
export const colours: Record<Pigment, number> = {
  azul: 0x1b57e8,
  ceu: 0x6db8ff,
  sol: 0xffc52b,
  laranja: 0xf08a1d,
  urucum: 0xff5a45,
  barro: 0xc2282d,
  folha: 0x0e9a55,
  mata: 0x0a4f38,
  menta: 0xbce7c4,
  petroleo: 0x0c7f8c,
  jenipapo: 0x5a2b8c,
  rosa: 0xff93a9,
  terra: 0x6b3a1e,
  papel: 0xfbf0d9,
  tinta: 0x11163f,
  noite: 0x0a1030,
};

/** A pigment as CSS writes it. */
export function cssColour(pigment: Pigment): string {
  return `#${colours[pigment].toString(16).padStart(6, '0')}`;
}
