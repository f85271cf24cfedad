import { compose, layers, renderLayer } from '@arara/game-kit/music';
import { describe, expect, test } from 'vitest';
import { titles } from '../src/index.ts';

/** Samples a second: a quarter of what is played has the same loudness. */
const rate = 8_000;

/** Loudness of the quietest and of the loudest second. */
function seconds(samples: Float32Array): { least: number; most: number } {
  const loud: number[] = [];
  for (let from = 0; from + rate <= samples.length; from += rate) {
    let sum = 0;
    for (let n = from; n < from + rate; n += 1) sum += (samples[n] ?? 0) ** 2;
    loud.push(Math.sqrt(sum / rate));
  }
  return { least: Math.min(...loud), most: Math.max(...loud) };
}

test('no two titles share genre, tempo and tunes', () => {
  const songs = titles.map(({ song }) => song);
  expect(new Set(songs.map(({ tune }) => tune.join())).size).toBe(songs.length);
  expect(new Set(songs.map(({ genre, beatsPerMinute }) => `${genre} ${beatsPerMinute}`)).size).toBe(
    songs.length,
  );
});

test.each(titles)('what a player fetches for the music of $code is small', ({ song }) => {
  expect(JSON.stringify(song).length).toBeLessThan(4_000);
});

describe.each(titles)('the song of $code', ({ song: sheet }) => {
  const song = compose(sheet);

  test('is eight to sixteen bars, and at most half a minute', () => {
    expect(song.bars).toBeGreaterThanOrEqual(8);
    expect((song.bars * 240) / song.beatsPerMinute).toBeLessThanOrEqual(32);
  });

  test('has a refrain of its own in its feature', () => {
    expect(sheet.refrain.join()).not.toBe(sheet.tune.join());
    const drums = (name: 'calm' | 'feature') => new Set(song.layers[name].map((n) => n.instrument));
    expect(drums('feature').size).toBeGreaterThan(drums('calm').size);
  });

  test.each(layers)(
    'its layer %s sounds all the time, never clips, and its loop has no seam',
    async (layer) => {
      const samples = await renderLayer(song, layer, { rate });
      let [peak, step] = [0, 0];
      for (let n = 0; n < samples.length; n += 1) {
        peak = Math.max(peak, Math.abs(samples[n] ?? 0));
        step = Math.max(step, Math.abs((samples[n] ?? 0) - (samples[n - 1] ?? samples[n] ?? 0)));
      }
      expect(peak).toBeGreaterThan(0.2);
      expect(peak).toBeLessThan(0.8);
      const { least, most } = seconds(samples);
      expect(least).toBeGreaterThan(0.02);
      expect(most / least).toBeLessThan(4);
      // From the last sample to the first one it is no further than from any sample to its next.
      expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(step);
    },
  );
});
