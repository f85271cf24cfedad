import { waysMedium } from '../maths/ways-medium.ts';
import { houseStakes } from '../src/stakes.ts';
import { arara, glyph, letter } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const fortunaDaArara: SlotTitle = {
  code: 'fortuna-da-arara',
  version: '1',
  brand: 'Arara Original',
  maths: waysMedium,
  stakes: houseStakes,
  themes: ['birds', 'animals', 'forest', 'luck', 'money'],
  symbols: [
    glyph('high1', 'duas-penas', 'two-feathers', {
      ground: 'urucum',
      halo: 'sol',
      base: 'papel',
      ink: 'azul',
    }),
    glyph('high2', 'sol', 'striped-sun', {
      ground: 'azul',
      halo: 'ceu',
      base: 'urucum',
      ink: 'sol',
    }),
    glyph('high3', 'ninho', 'nest-eggs', {
      ground: 'folha',
      halo: 'menta',
      base: 'terra',
      ink: 'papel',
    }),
    glyph('high4', 'pena', 'feather', {
      ground: 'sol',
      halo: 'laranja',
      base: 'tinta',
      ink: 'urucum',
    }),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
    letter('low5', '10', 'barro'),
    arara('azul', 'sol'),
    glyph('scatter', 'girassol', 'sunflower', {
      ground: 'jenipapo',
      halo: 'rosa',
      base: 'sol',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'urucum',
    rays: 'laranja',
    frame: 'sol',
    dots: 'azul',
    burst: 'azul',
    ornament: { glyph: 'feather', ink: 'azul', base: 'sol' },
    lettering: { warp: 'rise', fill: 'papel', outline: 'tinta' },
  },
  sound: { timbre: 'viola', root: 60, scale: [0, 2, 4, 5, 7, 9, 11], beatsPerMinute: 112 },
};
