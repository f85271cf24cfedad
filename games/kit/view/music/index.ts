export { compose, fanfareOf } from './compose.ts';
export { createPlayer, type EffectName, type Player } from './player.ts';
export { renderLayer, renderNotes, sampleRate } from './render.ts';
export { layers, modes, parseBar } from './song.ts';
export type { GenreName, LayerName, ModeName, Song, SongSheet } from './song.ts';
