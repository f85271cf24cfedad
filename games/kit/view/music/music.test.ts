import { describe, expect, test } from 'vitest';
import { compose, fanfareOf } from './compose.ts';
import { drums } from './drums.ts';
import { genres } from './genres.ts';
import { instruments } from './instruments.ts';
import { renderLayer, renderNotes, sampleRate } from './render.ts';
import { parseBar, pitchOf, secondsOf, stepsPerBar } from './song.ts';
import type { GenreName, SongSheet } from './song.ts';

const sheetOf = (genre: GenreName): SongSheet => ({
  genre,
  key: 60,
  mode: 'major',
  beatsPerMinute: 120,
  chords: [1, 5],
  tune: ['1:4 3:4 5:4 8:4', '.:8 7#:8'],
  refrain: ['8:16', '5:16'],
});

test('a bar is read into degrees, bends and silences', () => {
  expect(parseBar('1:4 .:4 8#:2 7b:6')).toEqual([
    { step: 0, steps: 4, degree: 0, bend: 0 },
    { step: 8, steps: 2, degree: 7, bend: 1 },
    { step: 10, steps: 6, degree: 6, bend: -1 },
  ]);
});

test.each(['1:4', '1:16 3:1', '1;16', ''])('%j is no bar', (bar) => {
  expect(() => parseBar(bar)).toThrow();
});

test.each([
  [0, 60],
  [2, 64],
  [7, 72],
  [-1, 59],
  [-7, 48],
])('degree %i of C major is %i', (degree, pitch) => {
  expect(pitchOf(60, 'major', degree)).toBe(pitch);
});

describe.each(Object.keys(genres) as GenreName[])('%s', (name) => {
  const genre = genres[name];

  test('has patterns of sixteen strokes, and only voices of the house', () => {
    const parts = [genre.bass, genre.comp, ...genre.calm, ...genre.tension, ...genre.feature];
    for (const { bars } of parts) {
      for (const bar of bars) expect(bar).toMatch(/^[xXo.]{16}$/);
    }
    const played = [genre.lead, genre.brightLead, genre.bass.instrument, genre.comp.instrument];
    expect(played.filter((each) => instruments[each] === undefined)).toEqual([]);
    const beaten = [...genre.calm, ...genre.tension, ...genre.feature].map(({ drum }) => drum);
    expect(beaten.filter((each) => drums[each] === undefined)).toEqual([]);
  });

  test('no note begins beyond the loop', () => {
    const { layers, bars } = compose(sheetOf(name));
    const notes = Object.values(layers).flat();
    expect(notes.filter(({ at }) => at < 0 || at >= bars * stepsPerBar)).toEqual([]);
  });

  test('each stage of a win has a longer fanfare than the one before', () => {
    const lengths = ([1, 2, 3, 4, 5] as const).map((stage) =>
      Math.max(...fanfareOf(sheetOf(name), stage).map(({ at, steps }) => at + steps)),
    );
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  });
});

test('same sheet, same samples', async () => {
  const song = compose(sheetOf('forro'));
  const [one, two] = [await renderLayer(song, 'calm'), await renderLayer(song, 'calm')];
  expect(one).toEqual(two);
});

test('a loop is as long as its bars, and its last tail comes in again at its beginning', async () => {
  const tempo = { beatsPerMinute: 120, loopSteps: stepsPerBar };
  const last = { at: 15, instrument: 'surdo', pitch: 1, steps: 1, level: 1 };
  const loop = await renderNotes([last], tempo);
  expect(loop).toHaveLength(Math.round(secondsOf(stepsPerBar, 120) * sampleRate));
  expect(Math.max(...loop.slice(0, 2_000).map(Math.abs))).toBeGreaterThan(0.05);
});

test('a voice that nobody has is named', async () => {
  const note = { at: 0, instrument: 'theremin', pitch: 60, steps: 1, level: 1 };
  await expect(renderNotes([note], { beatsPerMinute: 120, loopSteps: null })).rejects.toThrow(
    'theremin',
  );
});
