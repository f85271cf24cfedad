import { waysLow } from '../maths/ways-low.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const botoEncantado: SlotTitle = {
  code: 'boto-encantado',
  version: '1',
  brand: 'Rio Negro',
  maths: waysLow,
  stakes: houseStakes,
  themes: ['river', 'fishing', 'animals', 'legends', 'night'],
  symbols: [
    glyph('high1', 'chapeu', 'western-hat', {
      ground: 'noite',
      halo: 'azul',
      base: 'tinta',
      ink: 'papel',
    }),
    glyph('high2', 'lua', 'moon', { ground: 'jenipapo', halo: 'noite', base: 'papel', ink: 'sol' }),
    glyph('high3', 'canoa', 'wood-canoe', {
      ground: 'petroleo',
      halo: 'ceu',
      base: 'tinta',
      ink: 'laranja',
    }),
    glyph('high4', 'piranha', 'piranha', {
      ground: 'azul',
      halo: 'ceu',
      base: 'papel',
      ink: 'urucum',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    letter('low5', '10', 'barro'),
    glyph('wild', 'boto', 'dolphin', { ground: 'azul', halo: 'ceu', base: 'tinta', ink: 'rosa' }),
    glyph('scatter', 'vitoria-regia', 'lily-pads', {
      ground: 'petroleo',
      halo: 'mata',
      base: 'tinta',
      ink: 'menta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'noite',
    rays: 'azul',
    frame: 'ceu',
    dots: 'papel',
    burst: 'rosa',
    ornament: { glyph: 'lily-pads', ink: 'folha', base: 'mata' },
    lettering: { warp: 'wave', fill: 'sol', outline: 'tinta' },
  },
  sound: { timbre: 'flauta', root: 62, scale: [0, 3, 5, 7, 10], beatsPerMinute: 84 },
};
