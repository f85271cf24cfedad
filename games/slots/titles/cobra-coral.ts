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
  symbols: [
    glyph('high1', 'cobra', 'snake', { ground: 'ceu', halo: 'azul', base: 'urucum', ink: 'tinta' }),
    glyph('high2', 'coral', 'coral', { ground: 'azul', halo: 'ceu', base: 'rosa', ink: 'tinta' }),
    glyph('high3', 'beija-flor', 'hummingbird', {
      ground: 'sol',
      halo: 'laranja',
      base: 'folha',
      ink: 'tinta',
    }),
    glyph('high4', 'sapo', 'frog', { ground: 'folha', halo: 'menta', base: 'sol', ink: 'tinta' }),
    glyph('mid1', 'ovo', 'snake-egg', {
      ground: 'jenipapo',
      halo: 'rosa',
      base: 'papel',
      ink: 'tinta',
    }),
    glyph('mid2', 'vitoria-regia', 'lily-pads', {
      ground: 'petroleo',
      halo: 'mata',
      base: 'menta',
      ink: 'tinta',
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
