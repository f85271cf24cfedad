import { compose, layers, renderLayer } from '@arara/game-kit/music';
import { describe, expect, test } from 'vitest';
import { originalTitles } from '../src/index.ts';
import { originalCodes, tableCodes } from './codes.ts';
import { songs } from './testing/songs.ts';

test('every original of the house has a view, and every view a song', () => {
  const shown = [...originalCodes, ...tableCodes].toSorted();
  expect(originalTitles.map(({ game }) => game.code).toSorted()).toEqual(shown);
  expect(Object.keys(songs).toSorted()).toEqual(shown);
});

test('no two share genre and tempo, or a tune', () => {
  const all = Object.values(songs);
  const beats = all.map(({ genre, beatsPerMinute }) => `${genre} ${beatsPerMinute}`);
  expect(new Set(beats).size).toBe(all.length);
  expect(new Set(all.map(({ tune }) => tune.join())).size).toBe(all.length);
});

describe.each(Object.entries(songs))('the song of %s', (_code, sheet) => {
  const song = compose(sheet);

  test('is eight to sixteen bars, at most half a minute, with a refrain of its own', () => {
    expect(song.bars).toBeGreaterThanOrEqual(8);
    expect((song.bars * 240) / song.beatsPerMinute).toBeLessThanOrEqual(32);
    expect(sheet.refrain.join()).not.toBe(sheet.tune.join());
  });

  test.each(layers)('its layer %s is heard and never clips', async (layer) => {
    const samples = await renderLayer(song, layer, { rate: 8_000 });
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.8);
  });
});
