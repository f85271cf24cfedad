import { waysHigh } from '../maths/ways-high.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const carnavalTurbo: SlotTitle = {
  code: 'carnaval-turbo',
  version: '1',
  brand: 'Folia Games',
  maths: waysHigh,
  stakes: houseStakes,
  themes: ['carnival', 'party', 'music'],
  symbols: [
    glyph('high1', 'mascara', 'carnival-mask', {
      ground: 'jenipapo',
      halo: 'azul',
      base: 'papel',
      ink: 'urucum',
    }),
    glyph('high2', 'pluma', 'two-feathers', {
      ground: 'ceu',
      halo: 'azul',
      base: 'tinta',
      ink: 'rosa',
    }),
    glyph('high3', 'tambor', 'drum', { ground: 'ceu', halo: 'azul', base: 'papel', ink: 'barro' }),
    glyph('high4', 'maraca', 'maracas', {
      ground: 'folha',
      halo: 'mata',
      base: 'tinta',
      ink: 'sol',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    letter('low5', '10', 'barro'),
    glyph('wild', 'estrela', 'flat-star', {
      ground: 'tinta',
      halo: 'jenipapo',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('scatter', 'confete', 'party-popper', {
      ground: 'urucum',
      halo: 'sol',
      base: 'papel',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'jenipapo',
    rays: 'azul',
    frame: 'sol',
    dots: 'urucum',
    burst: 'urucum',
    ornament: { glyph: 'party-flags', ink: 'folha', base: 'sol' },
    lettering: { warp: 'rise', fill: 'sol', outline: 'tinta' },
  },
  sound: { timbre: 'surdo', root: 50, scale: [0, 3, 5, 7, 10], beatsPerMinute: 138 },
};
