import { clusterHigh } from '../maths/cluster-high.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const saladaTropical: SlotTitle = {
  code: 'salada-tropical',
  version: '1',
  brand: 'Feira Slots',
  maths: clusterHigh,
  stakes: houseStakes,
  themes: ['fruits', 'summer'],
  symbols: [
    glyph('high1', 'abacaxi', 'pineapple', {
      ground: 'azul',
      halo: 'ceu',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('high2', 'melancia', 'watermelon', {
      ground: 'sol',
      halo: 'laranja',
      base: 'papel',
      ink: 'folha',
    }),
    glyph('high3', 'uva', 'grapes', {
      ground: 'menta',
      halo: 'folha',
      base: 'rosa',
      ink: 'jenipapo',
    }),
    glyph('high4', 'coco', 'coconuts', {
      ground: 'folha',
      halo: 'menta',
      base: 'papel',
      ink: 'terra',
    }),
    glyph('low1', 'cereja', 'cherry', {
      ground: 'ceu',
      halo: 'papel',
      base: 'tinta',
      ink: 'urucum',
    }),
    glyph('low2', 'banana', 'banana', {
      ground: 'jenipapo',
      halo: 'azul',
      base: 'tinta',
      ink: 'sol',
    }),
    glyph('low3', 'limao', 'lemon', {
      ground: 'papel',
      halo: 'menta',
      base: 'tinta',
      ink: 'folha',
    }),
    glyph('low4', 'morango', 'strawberry', {
      ground: 'rosa',
      halo: 'papel',
      base: 'papel',
      ink: 'barro',
    }),
    glyph('wild', 'salada', 'fruit-bowl', {
      ground: 'tinta',
      halo: 'barro',
      base: 'laranja',
      ink: 'papel',
    }),
    glyph('scatter', 'suco', 'manual-juicer', {
      ground: 'laranja',
      halo: 'sol',
      base: 'papel',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'tinta',
    rays: 'azul',
    frame: 'sol',
    dots: 'urucum',
    burst: 'urucum',
    ornament: { glyph: 'palm-tree', ink: 'folha', base: 'mata' },
    lettering: { warp: 'arch', fill: 'papel', outline: 'tinta' },
  },
  sound: { timbre: 'viola', root: 64, scale: [0, 2, 4, 5, 7, 9, 11], beatsPerMinute: 118 },
};
