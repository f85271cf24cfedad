import { linesHigh } from '../maths/lines-high.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const forroMilionario: SlotTitle = {
  code: 'forro-milionario',
  version: '1',
  brand: 'Cordel Lab',
  maths: linesHigh,
  stakes: houseStakes,
  themes: ['junina', 'party', 'music', 'money'],
  symbols: [
    glyph('high1', 'chapeu-de-couro', 'western-hat', {
      ground: 'barro',
      halo: 'urucum',
      base: 'tinta',
      ink: 'laranja',
    }),
    glyph('high2', 'viola', 'guitar', {
      ground: 'petroleo',
      halo: 'menta',
      base: 'papel',
      ink: 'barro',
    }),
    glyph('high3', 'zabumba', 'drum', {
      ground: 'sol',
      halo: 'laranja',
      base: 'urucum',
      ink: 'tinta',
    }),
    glyph('high4', 'milho', 'corn', { ground: 'folha', halo: 'menta', base: 'tinta', ink: 'sol' }),
    glyph('mid1', 'mandacaru', 'cactus', {
      ground: 'laranja',
      halo: 'sol',
      base: 'tinta',
      ink: 'folha',
    }),
    glyph('mid2', 'lanterna', 'asian-lantern', {
      ground: 'jenipapo',
      halo: 'azul',
      base: 'sol',
      ink: 'urucum',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    glyph('wild', 'sanfona', 'accordion', {
      ground: 'tinta',
      halo: 'barro',
      base: 'urucum',
      ink: 'papel',
    }),
    glyph('scatter', 'fogueira', 'campfire', {
      ground: 'noite',
      halo: 'jenipapo',
      base: 'sol',
      ink: 'urucum',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'barro',
    rays: 'urucum',
    frame: 'sol',
    dots: 'tinta',
    burst: 'sol',
    ornament: { glyph: 'party-flags', ink: 'sol', base: 'ceu' },
    lettering: { warp: 'arch', fill: 'sol', outline: 'tinta' },
  },
  sound: { timbre: 'sanfona', root: 55, scale: [0, 2, 4, 6, 7, 9, 10], beatsPerMinute: 124 },
};
