import type { Family } from '../family.ts';
import { bemTeVi, joaoDeBarro, queroQuero, sabia, saci, seteCordas, uirapuru } from './models.ts';
import { ballPlayTypes } from './play-types.ts';

/** Draws of balls and columns as Brazil knows them, under names of the house. */
export const balls: Family = {
  code: 'balls',
  models: [uirapuru, bemTeVi, queroQuero, saci, sabia, seteCordas, joaoDeBarro],
  playTypes: ballPlayTypes,
};
