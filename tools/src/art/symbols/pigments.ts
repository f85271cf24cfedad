import type { Pigment } from '@arara/slots';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';

/** The names that titles use for the inks of the print shop. */
export const inkOf: Readonly<Record<Pigment, Ink>> = {
  azul: palette.blue,
  ceu: palette.sky,
  sol: palette.sun,
  laranja: palette.orange,
  urucum: palette.coral,
  barro: palette.clay,
  folha: palette.leaf,
  mata: palette.forest,
  menta: palette.mint,
  petroleo: palette.teal,
  jenipapo: palette.violet,
  rosa: palette.pink,
  terra: palette.earth,
  papel: palette.paper,
  tinta: palette.ink,
  noite: palette.night,
};
