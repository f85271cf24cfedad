import { pigments } from '@arara/ui/theme/tokens.ts';

/** The inks of the print shop: the brand's pigments and a few that only pictures use. */
export const palette = {
  ink: pigments.tinta,
  night: pigments.noite,
  paper: pigments.papel,
  blue: pigments.azul,
  sky: pigments.ceu,
  sun: pigments.sol,
  orange: '#f08a1d',
  leaf: pigments.folha,
  forest: pigments.mata,
  mint: '#bce7c4',
  coral: pigments.urucum,
  clay: pigments.barro,
  teal: '#0c7f8c',
  violet: pigments.jenipapo,
  pink: pigments.rosa,
  earth: '#6b3a1e',
  deepBlue: '#10206b',
} as const;

export type Ink = string;
