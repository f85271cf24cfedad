import { clusterLow } from '../maths/cluster-low.ts';
import { houseStakes } from '../src/stakes.ts';
import { glyph } from '../src/symbols.ts';
import type { SlotTitle } from '../src/title.ts';

export const capivaraZen: SlotTitle = {
  code: 'capivara-zen',
  version: '1',
  brand: 'Pantanal Play',
  maths: clusterLow,
  stakes: houseStakes,
  themes: ['animals', 'calm', 'river'],
  symbols: [
    glyph('high1', 'laranja', 'orange', {
      ground: 'menta',
      halo: 'folha',
      base: 'laranja',
      ink: 'tinta',
    }),
    glyph('high2', 'lotus', 'lotus', {
      ground: 'jenipapo',
      halo: 'azul',
      base: 'tinta',
      ink: 'rosa',
    }),
    glyph('high3', 'chaleira', 'teapot', {
      ground: 'petroleo',
      halo: 'menta',
      base: 'papel',
      ink: 'barro',
    }),
    glyph('high4', 'marreco', 'duck', { ground: 'azul', halo: 'ceu', base: 'tinta', ink: 'sol' }),
    glyph('low1', 'bambu', 'bamboo', {
      ground: 'sol',
      halo: 'laranja',
      base: 'tinta',
      ink: 'folha',
    }),
    glyph('low2', 'pedra', 'stone-pile', {
      ground: 'rosa',
      halo: 'papel',
      base: 'papel',
      ink: 'terra',
    }),
    glyph('low3', 'gota', 'water-drop', {
      ground: 'azul',
      halo: 'jenipapo',
      base: 'papel',
      ink: 'ceu',
    }),
    glyph('wild', 'capivara', 'capybara', {
      ground: 'folha',
      halo: 'menta',
      base: 'tinta',
      ink: 'laranja',
    }),
    glyph('scatter', 'lanterna', 'asian-lantern', {
      ground: 'barro',
      halo: 'urucum',
      base: 'sol',
      ink: 'tinta',
    }),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'menta',
    rays: 'papel',
    frame: 'folha',
    dots: 'papel',
    burst: 'ceu',
    ornament: { glyph: 'bamboo', ink: 'folha', base: 'mata' },
    lettering: { warp: 'wave', fill: 'papel', outline: 'tinta' },
  },
  sound: { timbre: 'gota', root: 60, scale: [0, 2, 4, 7, 9], beatsPerMinute: 72 },
};
