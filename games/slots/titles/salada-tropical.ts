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
  symbols: [
    glyph('high1', 'abacaxi', 'pineapple', {
      ground: 'sol',
      halo: 'laranja',
      base: 'folha',
      ink: 'tinta',
    }),
    glyph('high2', 'melancia', 'watermelon', {
      ground: 'urucum',
      halo: 'barro',
      base: 'folha',
      ink: 'tinta',
    }),
    glyph('high3', 'uva', 'grapes', {
      ground: 'jenipapo',
      halo: 'rosa',
      base: 'papel',
      ink: 'tinta',
    }),
    glyph('high4', 'coco', 'coconuts', {
      ground: 'ceu',
      halo: 'azul',
      base: 'terra',
      ink: 'tinta',
    }),
    glyph('low1', 'cereja', 'cherry', {
      ground: 'azul',
      halo: 'ceu',
      base: 'urucum',
      ink: 'tinta',
    }),
    glyph('low2', 'banana', 'banana', { ground: 'folha', halo: 'mata', base: 'sol', ink: 'tinta' }),
    glyph('low3', 'limao', 'lemon', {
      ground: 'petroleo',
      halo: 'menta',
      base: 'folha',
      ink: 'tinta',
    }),
    glyph('low4', 'morango', 'strawberry', {
      ground: 'papel',
      halo: 'rosa',
      base: 'barro',
      ink: 'tinta',
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
