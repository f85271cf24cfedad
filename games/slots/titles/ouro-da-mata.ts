import { linesMedium } from '../maths/lines-medium.ts';
import { houseStakes } from '../src/stakes.ts';
import { arara, glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const ouroDaMata: SlotTitle = {
  code: 'ouro-da-mata',
  version: '1',
  brand: 'Mata Studio',
  maths: linesMedium,
  stakes: houseStakes,
  themes: ['tiger', 'animals', 'forest', 'gold'],
  symbols: [
    glyph('high1', 'onca', 'tiger-head', {
      ground: 'urucum',
      halo: 'barro',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('high2', 'coroa', 'imperial-crown', {
      ground: 'azul',
      halo: 'ceu',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('high3', 'tucano', 'toucan', {
      ground: 'urucum',
      halo: 'laranja',
      base: 'papel',
      ink: 'tinta',
    }),
    glyph('high4', 'flor', 'lotus-flower', {
      ground: 'jenipapo',
      halo: 'azul',
      base: 'tinta',
      ink: 'rosa',
    }),
    glyph('mid1', 'pepita', 'gold-nuggets', {
      ground: 'terra',
      halo: 'laranja',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('mid2', 'folha', 'monstera-leaf', {
      ground: 'menta',
      halo: 'mata',
      base: 'tinta',
      ink: 'folha',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    arara('azul', 'sol'),
    glyph('scatter', 'bau', 'open-treasure-chest', {
      ground: 'azul',
      halo: 'ceu',
      base: 'laranja',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high3', 'high4'],
  scene: {
    ground: 'folha',
    rays: 'mata',
    frame: 'sol',
    dots: 'urucum',
    burst: 'urucum',
    ornament: { glyph: 'monstera-leaf', ink: 'mata', base: 'folha' },
    lettering: { warp: 'arch', fill: 'sol', outline: 'tinta' },
  },
  sound: { timbre: 'marimba', root: 57, scale: [0, 2, 4, 7, 9], beatsPerMinute: 104 },
};
