import { linesLow } from '../maths/lines-low.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const cobraCoral: SlotTitle = {
  code: 'cobra-coral',
  version: '1',
  brand: 'Mata Studio',
  maths: linesLow,
  stakes: houseStakes,
  themes: ['snake', 'animals', 'forest'],
  symbols: [
    glyph('high1', 'cobra', 'snake', { ground: 'ceu', halo: 'azul', base: 'papel', ink: 'urucum' }),
    glyph('high2', 'coral', 'coral', {
      ground: 'azul',
      halo: 'jenipapo',
      base: 'tinta',
      ink: 'rosa',
    }),
    glyph('high3', 'beija-flor', 'hummingbird', {
      ground: 'sol',
      halo: 'laranja',
      base: 'papel',
      ink: 'petroleo',
    }),
    glyph('high4', 'sapo', 'frog', { ground: 'barro', halo: 'urucum', base: 'tinta', ink: 'sol' }),
    glyph('mid1', 'ovo', 'snake-egg', {
      ground: 'jenipapo',
      halo: 'rosa',
      base: 'tinta',
      ink: 'papel',
    }),
    glyph('mid2', 'vitoria-regia', 'lily-pads', {
      ground: 'petroleo',
      halo: 'mata',
      base: 'tinta',
      ink: 'menta',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    glyph('wild', 'espiral', 'snake-spiral', {
      ground: 'tinta',
      halo: 'barro',
      base: 'urucum',
      ink: 'papel',
    }),
    glyph('scatter', 'presas', 'fangs', {
      ground: 'barro',
      halo: 'urucum',
      base: 'papel',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'azul',
    rays: 'ceu',
    frame: 'urucum',
    dots: 'sol',
    burst: 'urucum',
    ornament: { glyph: 'monstera-leaf', ink: 'folha', base: 'mata' },
    lettering: { warp: 'flat', fill: 'sol', outline: 'tinta' },
  },
  sound: { timbre: 'marimba', root: 53, scale: [0, 3, 5, 7, 10], beatsPerMinute: 96 },
};
