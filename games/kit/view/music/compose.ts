import { genres } from './genres.ts';
import type { ChordPart, DrumPart } from './genres.ts';
import { parseBar, pitchOf, stepsPerBar } from './song.ts';
import type { Note, Song, SongSheet } from './song.ts';

const leadLevel = 0.5;
const featureLeadLevel = 0.62;
const harmonyLevel = 0.3;

/** Writes a title's song out: the genre's patterns on the title's chords, and its tunes above them. */
export function compose(sheet: SongSheet): Song {
  const genre = genres[sheet.genre];
  const bars = sheet.chords.length;
  const late = (at: number): number => at + (Math.round(at) % 2 === 1 ? genre.swing : 0);
  const swung = (notes: readonly Note[]): Note[] =>
    notes.map((note) => ({ ...note, at: late(note.at) }));
  const drums = (parts: readonly DrumPart[]): Note[] =>
    parts.flatMap((part) => drumNotes(part, bars));
  const ground = [...chordNotes(sheet, genre.bass, true), ...chordNotes(sheet, genre.comp, false)];
  const refrain = tuneNotes(sheet, sheet.refrain, genre.brightLead, featureLeadLevel);
  const below = refrain.map((note) => ({
    ...note,
    level: note.level * (harmonyLevel / featureLeadLevel),
  }));
  return {
    beatsPerMinute: sheet.beatsPerMinute,
    bars,
    layers: {
      calm: swung([
        ...drums(genre.calm),
        ...ground,
        ...tuneNotes(sheet, sheet.tune, genre.lead, leadLevel),
      ]),
      tension: swung(drums(genre.tension)),
      feature: swung([
        ...drums(genre.feature),
        ...ground,
        ...refrain,
        ...below.map((note) => ({
          ...note,
          pitch: thirdBelow(sheet, note.pitch),
          instrument: genre.lead,
        })),
      ]),
    },
  };
}

/** The nearest tone of the scale two degrees below. */
function thirdBelow({ key, mode }: SongSheet, pitch: number): number {
  for (let degree = 21; degree > -21; degree -= 1) {
    if (pitchOf(key, mode, degree) <= pitch) return pitchOf(key, mode, degree - 2);
  }
  return pitch;
}

function drumNotes({ drum, bars: pattern, level }: DrumPart, bars: number): Note[] {
  return strokes(pattern, bars).map(({ at, stroke }) => ({
    at,
    instrument: drum,
    pitch: stroke,
    steps: 1,
    level: level * (stroke === 0 ? 0.6 : 1),
  }));
}

/** The bass plays root and fifth; everybody else the chord, its tones a hair apart as a hand plays them. */
function chordNotes(sheet: SongSheet, part: ChordPart, isBass: boolean): Note[] {
  const { key, mode, chords } = sheet;
  return strokes(part.bars, chords.length).flatMap(({ at, stroke }) => {
    const root = (chords[Math.floor(at / stepsPerBar)] ?? 1) - 1;
    const level = part.level * (stroke === 0 ? 0.7 : 1);
    const tones = isBass
      ? [stroke === 2 ? root - 3 : root]
      : [root + 2, root + 4, root + 6 - 7 + 1];
    return tones.map((degree, index) => ({
      at: at + index * 0.06,
      instrument: part.instrument,
      pitch: pitchOf(key, mode, degree) + 12 * part.octave,
      steps: part.ring,
      level,
    }));
  });
}

function tuneNotes(
  sheet: SongSheet,
  tune: readonly string[],
  instrument: string,
  level: number,
): Note[] {
  return sheet.chords.flatMap((_, bar) =>
    parseBar(tune[bar % tune.length] ?? '.:16').map(({ step, steps, degree, bend }) => ({
      at: bar * stepsPerBar + step,
      instrument,
      pitch: pitchOf(sheet.key, sheet.mode, degree, bend),
      steps,
      level: level * (step % 4 === 0 ? 1 : 0.86),
    })),
  );
}

const marks = 'xXo';

function strokes(pattern: readonly string[], bars: number): { at: number; stroke: number }[] {
  return Array.from({ length: bars * stepsPerBar }, (_, at) => ({
    at,
    stroke: marks.indexOf(
      pattern[Math.floor(at / stepsPerBar) % pattern.length]?.[at % stepsPerBar] ?? '.',
    ),
  })).filter(({ stroke }) => stroke >= 0);
}

/** Degrees and lengths of the fanfare of each stage of a win, from a nod to the wildest. */
const fanfares: Readonly<Record<1 | 2 | 3 | 4 | 5, string>> = {
  1: '5:1 8:2',
  2: '1:1 3:1 5:2 8:4',
  3: '5:1 5:1 8:2 7:1 8:1 10:6',
  4: '1:2 3:1 5:1 8:3 5:1 8:2 10:2 12:8',
  5: '5:1 6:1 7:1 8:3 8:1 10:2 8:1 10:1 12:4 11:2 12:2 15:12',
};

/** A stage's fanfare in the song's key, played by the genre's bright voice. */
export function fanfareOf(sheet: SongSheet, stage: 1 | 2 | 3 | 4 | 5): Note[] {
  const { brightLead, lead } = genres[sheet.genre];
  const notes: Note[] = [];
  let at = 0;
  for (const word of fanfares[stage].split(' ')) {
    const [degree = 1, steps = 1] = word.split(':').map(Number);
    const tone = { at, steps, level: 0.62 };
    const pitch = (below: number) => pitchOf(sheet.key, sheet.mode, degree - 1 - below);
    notes.push({ ...tone, instrument: brightLead, pitch: pitch(0) });
    if (stage > 2) notes.push({ ...tone, instrument: lead, pitch: pitch(2), level: 0.4 });
    at += steps;
  }
  if (stage > 3) notes.push({ at: 0, instrument: 'prato', pitch: 1, steps: 4, level: 0.4 });
  return notes;
}
