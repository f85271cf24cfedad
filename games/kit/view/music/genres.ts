import type { GenreName } from './song.ts';

/** A drum's part: two bars of sixteen strokes (`X` accented, `x` soft, `o` the other stroke, `.` none). */
export interface DrumPart {
  readonly drum: string;
  readonly bars: readonly [string, string];
  readonly level: number;
}

/** A part on the chord: strokes as of a drum; `o` in the bass is the fifth below. */
export interface ChordPart {
  readonly instrument: string;
  readonly bars: readonly [string, string];
  readonly level: number;
  /** Sixteenths that a stroke rings. */
  readonly ring: number;
  /** Octaves from the tune. */
  readonly octave: number;
}

/** A genre as data: who plays, and the pattern of each. Patterns are common property of the genre. */
export interface Genre {
  readonly lead: string;
  /** The voice that carries the refrain of the feature and the fanfares. */
  readonly brightLead: string;
  readonly bass: ChordPart;
  readonly comp: ChordPart;
  readonly calm: readonly DrumPart[];
  readonly tension: readonly DrumPart[];
  readonly feature: readonly DrumPart[];
  /** Share of a sixteenth by which every second one comes late. */
  readonly swing: number;
}

const drum = (name: string, level: number, a: string, b = a): DrumPart => ({
  drum: name,
  bars: [a, b],
  level,
});
const part = (
  instrument: string,
  octave: number,
  ring: number,
  level: number,
  a: string,
  b = a,
): ChordPart => ({ instrument, octave, ring, level, bars: [a, b] });

export const genres: Readonly<Record<GenreName, Genre>> = {
  carimbo: {
    lead: 'flauta',
    brightLead: 'sax',
    bass: part('baixo', -2, 3, 0.64, 'X..x..o.X..x..o.'),
    comp: part('banjo', 0, 2, 0.3, '..xX..xX..xX..xX', '..xX..xX..xXx.xX'),
    calm: [
      drum('curimbo', 0.8, 'X..o..x.X..o..xo', 'X..o..x.X.oo..xo'),
      drum('ganza', 0.51, 'x.xXx.xXx.xXx.xX'),
    ],
    tension: [
      drum('curimbo', 0.7, 'oooooooooooooooo', 'oooooooooooooooX'),
      drum('palma', 0.35, '....X.......X...'),
    ],
    feature: [
      drum('curimbo', 1, 'X..oX.xoX..oX.xo', 'X..oX.xoXooox.xo'),
      drum('ganza', 0.68, 'xxXxxxXxxxXxxxXx'),
      drum('palma', 0.4, '....X..X....X..X'),
      drum('reco', 0.3, 'X.xxX.xxX.xxX.xx'),
    ],
    swing: 0.08,
  },
  choro: {
    lead: 'flauta',
    brightLead: 'flauta',
    bass: part('violao', -2, 4, 0.75, 'X...o.x.X...o.xx', 'X...o.x.X..xo.xx'),
    comp: part('cavaco', 0, 2, 0.3, 'x.Xx.xX.x.Xx.xX.'),
    calm: [drum('pandeiro', 0.45, 'X.xxoxxxX.xxoxxx', 'X.xxoxxxX.xxoxox')],
    tension: [
      drum('pandeiro', 0.4, 'oxoxoxoxoxoxoxox'),
      drum('caixa', 0.18, 'xxxxxxxxxxxxxxxx', 'xxxxxxxxXxXxXXXX'),
    ],
    feature: [
      drum('pandeiro', 0.6, 'XxxxoxxxXxxxoxxx', 'XxxxoxxxXxxxoxox'),
      drum('tamborim', 0.3, 'X.X.XX.X.X.XX.X.', '.X.XX.X.X.X.XX.X'),
      drum('surdo', 0.4, 'o.......X.......'),
      drum('ganza', 0.42, 'XxxxXxxxXxxxXxxx'),
    ],
    swing: 0.1,
  },
  samba: {
    lead: 'cavaco',
    brightLead: 'metais',
    bass: part('baixo', -2, 3, 0.56, 'X..xo..xX..xo..x'),
    comp: part('cavaco', 0, 1, 0.28, 'x.xX.xX.x.xX.xX.', '.xX.x.xX.xX.xX.x'),
    calm: [
      drum('surdo', 0.6, 'o...X...o...X..x'),
      drum('ganza', 0.48, 'XxxXXxxXXxxXXxxX'),
      drum('tamborim', 0.3, 'X.X.XX.X.X.XX.X.', '.X.XX.X.X.X.XX.X'),
    ],
    tension: [
      drum('caixa', 0.3, 'xxxxxxxxxxxxxxxx', 'xxxxxxxxxxXxXXXX'),
      drum('surdo', 0.4, 'X.X.X.X.X.X.X.X.'),
    ],
    feature: [
      drum('surdo', 0.8, 'o...X..xo...X.xx', 'o...X..xo.x.X.xx'),
      drum('caixa', 0.35, 'XxxXxxXxXxxXxxXx', 'XxxXxxXxXxXxxXxX'),
      drum('tamborim', 0.45, 'X.X.XX.X.X.XX.X.', '.X.XX.X.X.X.XX.X'),
      drum('agogo', 0.35, 'X.o.oX.X.o.oX.o.', '.X.oo.X.X.oo.X.o'),
      drum('ganza', 0.59, 'XxxXXxxXXxxXXxxX'),
    ],
    swing: 0.14,
  },
  toada: {
    lead: 'flauta',
    brightLead: 'sanfona',
    bass: part('baixo', -2, 6, 0.56, 'X.....x.o.....x.'),
    comp: part('violao', -1, 4, 0.34, 'x..x..X.x..x..X.', 'x..x..X.x.xx..X.'),
    calm: [drum('curimbo', 0.45, 'X.....o.X.....oo'), drum('ganza', 0.37, '..x...X...x...X.')],
    tension: [drum('alfaia', 0.4, 'X.X.X.X.X.X.X.X.'), drum('ganza', 0.51, 'XXXXXXXXXXXXXXXX')],
    feature: [
      drum('alfaia', 0.64, 'X..X..o.X..X..oo'),
      drum('curimbo', 0.6, 'X.o.X.o.X.o.X.oo'),
      drum('palma', 0.4, '....X.......X...', '....X.......X.X.'),
      drum('ganza', 0.59, 'x.Xxx.Xxx.Xxx.Xx'),
    ],
    swing: 0.05,
  },
  forro: {
    lead: 'sanfona',
    brightLead: 'sanfona',
    bass: part('baixo', -2, 3, 0.64, 'X..x....X..xo...'),
    comp: part('sanfona', -1, 2, 0.14, '..X...X...X...X.'),
    calm: [
      drum('zabumba', 0.72, 'X..X..o.X..X..o.', 'X..X..o.X..X.oo.'),
      drum('triangulo', 0.36, 'xxXxxxXxxxXxxxXx'),
    ],
    tension: [
      drum('zabumba', 0.56, 'X.X.X.X.X.X.X.XX', 'XXXXXXXXXXXXXXXX'),
      drum('triangulo', 0.4, 'XXXXXXXXXXXXXXXX'),
    ],
    feature: [
      drum('zabumba', 0.8, 'X..Xo.o.X..Xo.oo'),
      drum('triangulo', 0.54, 'xxXxxxXxxxXxxxXx'),
      drum('agogo', 0.25, 'X...o...X...o.o.'),
      drum('palma', 0.35, '..X...X...X...X.'),
      drum('ganza', 0.42, 'XxXxXxXxXxXxXxXx'),
    ],
    swing: 0.06,
  },
  bossa: {
    lead: 'marimba',
    brightLead: 'flauta',
    bass: part('baixo', -2, 5, 0.56, 'X.....xoX.....xo'),
    comp: part('violao', -1, 3, 0.36, 'X..X..X...X..X..', 'X..X..X...X..X.x'),
    calm: [
      drum('ganza', 0.34, 'x.x.X.x.x.x.X.x.'),
      drum('gota', 0.25, '......x.......o.', 'x.........o.....'),
    ],
    tension: [drum('gota', 0.3, 'x.o.x.o.x.o.x.o.'), drum('ganza', 0.42, 'xxxxxxxxxxxxxxxx')],
    feature: [
      drum('surdo', 0.4, 'o...X...o...X...'),
      drum('estalo', 0.4, 'X..X..X...X..X..'),
      drum('ganza', 0.54, 'XxxxXxxxXxxxXxxx'),
      drum('tamborim', 0.22, 'X.X.XX.X.X.XX.X.', '.X.XX.X.X.X.XX.X'),
    ],
    swing: 0.04,
  },
  maracatu: {
    lead: 'marimba',
    brightLead: 'metais',
    bass: part('baixo', -2, 4, 0.6, 'X..X..x.X..X....'),
    comp: part('violao', -1, 2, 0.3, '..x...x...x...xx'),
    calm: [
      drum('alfaia', 0.64, 'X..X..X.o.X.o.X.', 'X..X..X.o.X.oo..'),
      drum('gongue', 0.22, 'X.o.XX.oX.o.XX.o'),
      drum('ganza', 0.37, 'x.X.x.X.x.X.x.X.'),
    ],
    tension: [
      drum('alfaia', 0.64, 'X.X.X.X.X.X.X.X.', 'XXXXXXXXXXXXXXXX'),
      drum('caixa', 0.25, 'xxxxxxxxxxxxxxxx'),
    ],
    feature: [
      drum('alfaia', 0.8, 'X.oX.oX.o.X.o.Xo', 'X.oX.oX.o.X.ooXo'),
      drum('caixa', 0.35, 'XxxXxxXxXxxXxxXx'),
      drum('gongue', 0.3, 'X.o.XX.oX.o.XX.o'),
      drum('ganza', 0.59, 'XxXxXxXxXxXxXxXx'),
    ],
    swing: 0.03,
  },
  frevo: {
    lead: 'flauta',
    brightLead: 'metais',
    bass: part('metaisGraves', -2, 2, 0.5, 'X...o...X...o.x.'),
    comp: part('banjo', 0, 1, 0.26, '..X...X...X...X.', '..X...X...X.X.X.'),
    calm: [
      drum('surdo', 0.48, 'X...o...X...o...'),
      drum('caixa', 0.22, 'x.xxx.xxx.xxx.xx', 'x.xxx.xxx.xxXxXx'),
      drum('pandeiro', 0.25, 'x.X.x.X.x.X.x.X.'),
    ],
    tension: [
      drum('caixa', 0.35, 'xxxxxxxxxxxxxxxx', 'xxxxXXXXxxxxXXXX'),
      drum('surdo', 0.4, 'X.X.X.X.X.X.X.X.'),
    ],
    feature: [
      drum('surdo', 0.68, 'X...o...X...o.x.'),
      drum('caixa', 0.4, 'XxxxXxxxXxxxXxxx', 'XxxxXxxxXxxXxXXX'),
      drum('pandeiro', 0.4, 'xxXxxxXxxxXxxxXx'),
      drum('prato', 0.3, 'X...............', '........X.......'),
    ],
    swing: 0.04,
  },
  catira: {
    lead: 'viola',
    brightLead: 'viola',
    bass: part('baixo', -2, 4, 0.56, 'X.....x.X...o...', 'X.....x.X...o.x.'),
    comp: part('violao', -1, 3, 0.32, 'x..xX..xX.xxX.x.', 'x..xX..xX.x.X.xx'),
    calm: [
      drum('bloco', 0.3, '......x.X...X...', '......x.X.x.X.x.'),
      drum('ganza', 0.34, 'x.xXx.xXx.xXx.xX'),
    ],
    tension: [
      drum('trava', 0.45, 'X.X.X.X.X.X.X.X.', 'XXX.XXX.XXXXXXXX'),
      drum('palma', 0.35, '....X.......X...'),
    ],
    feature: [
      drum('trava', 0.6, 'X.xXX.x.X.xXX.xx', 'X.xXX.x.XxxXXxxX'),
      drum('palma', 0.45, '..X.X.X...X.XX..', '..X.X.X...XXX.X.'),
      drum('bloco', 0.3, 'x.X.x.XXx.X.x.XX'),
      drum('ganza', 0.54, 'xxXxxxXxxxXxxxXx'),
    ],
    swing: 0.05,
  },
};
