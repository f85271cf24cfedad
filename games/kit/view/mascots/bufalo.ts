import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [114, 142],
  [186, 142],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const horn =
  'M125 84C101 102 67 104 46 84C31 70 24 48 29 22C6 46 1 86 22 112C49 142 98 138 128 112Z';
const rings = 'M40 80L22 108M58 92L46 124M80 98L74 130';
const ear = 'M86 130C60 118 36 124 24 140C42 158 68 160 90 148Z';
const inner = 'M78 137C60 132 46 135 38 141C50 149 66 149 80 145Z';
const arm = 'M96 240C72 244 52 262 46 288L92 296C96 276 106 264 118 258Z';
/** A fret of the island's clay: a spiral with corners, from its upper left on. */
const fret = (x: number, y: number, u: number): string =>
  `M${x} ${y + 3 * u}L${x} ${y}L${x + 4 * u} ${y}L${x + 4 * u} ${y + 3 * u}L${x + 1.5 * u} ${y + 3 * u}L${x + 1.5 * u} ${y + 1.5 * u}L${x + 2.6 * u} ${y + 1.5 * u}`;

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M54 318C48 252 90 208 150 208C210 208 252 252 246 318L246 350L54 350Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: cuts([
          [66, 296, -70, 36],
          [234, 296, -110, 36],
        ]),
        fill: 'noite',
      },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 230],
    shapes: [
      {
        d: 'M84 232C108 262 192 262 216 232L232 258C206 304 94 304 68 258Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: fret(96, 258, 6) + fret(138, 268, 6) + mirrored(fret(96, 258, 6), 150),
        line: 'urucum',
        width: 5.5,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 256],
    shapes: [
      { d: arm, fill: 'petroleo', ...edge },
      { d: 'M46 288L92 296L92 314L42 310Z', fill: 'noite', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [196, 256],
    shapes: [
      { d: mirrored(arm, 150), fill: 'petroleo', ...edge },
      { d: mirrored('M46 288L92 296L92 314L42 310Z', 150), fill: 'noite', ...edge },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [88, 138],
    shapes: [
      { d: ear, fill: 'petroleo', ...edge },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [212, 138],
    shapes: [
      { d: mirrored(ear, 150), fill: 'petroleo', ...edge },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'bird',
    of: 'head',
    joint: [150, 80],
    shapes: [
      { d: 'M146 76L143 96M157 76L161 96', line: 'tinta', width: 5 },
      {
        d: 'M115 46C108 24 124 6 139 8C152 10 156 21 150 32C165 32 189 43 202 67C178 83 150 85 132 74C121 68 115 59 115 46Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M130 22C108 21 97 33 93 52C104 43 115 37 130 33Z', fill: 'tinta' },
      { d: 'M189 57L209 72L181 76Z', fill: 'tinta' },
      {
        d: cuts([
          [146, 50, 24, 34],
          [143, 63, 14, 34],
        ]),
        fill: 'barro',
      },
      { d: oval(133, 19, 5.5), fill: 'papel' },
      { d: oval(133, 19, 2.8), fill: 'tinta' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 214],
    shapes: [
      {
        d: 'M150 78C108 78 84 98 84 132C84 164 94 178 98 200C102 226 124 238 150 238C176 238 198 226 202 200C206 178 216 164 216 132C216 98 192 78 150 78Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: cuts([
          [94, 152, 74, 26],
          [104, 176, 66, 22],
          [206, 152, 106, 26],
          [196, 176, 114, 22],
        ]),
        fill: 'noite',
      },
      {
        d: 'M150 176C116 176 98 190 100 210C104 232 126 240 150 240C174 240 196 232 200 210C202 190 184 176 150 176Z',
        fill: 'noite',
        line: 'papel',
        width: 4,
      },
      { d: oval(126, 196, 9, 6, -20) + oval(174, 196, 9, 6, 20), fill: 'rosa' },
    ],
  },
  {
    id: 'horns',
    of: 'head',
    joint: [150, 104],
    shapes: [
      { d: horn, fill: 'sol', ...edge },
      { d: mirrored(horn, 150), fill: 'sol', ...edge },
      { d: rings + mirrored(rings, 150), line: 'barro', width: 7 },
      {
        d: 'M112 82C124 74 176 74 188 82C196 96 194 108 182 118C168 128 132 128 118 118C106 108 104 96 112 82Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: fret(124, 92, 5) + mirrored(fret(124, 92, 5), 150),
        line: 'papel',
        width: 4.5,
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 142],
    shapes: [],
    faces: eyes({ at: sight, size: 16, lid: 'petroleo' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 142],
    shapes: [],
    faces: pupils({ at: sight, size: 8 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 222],
    shapes: [],
    faces: {
      calm: [{ d: 'M126 216Q150 230 174 216', line: 'rosa', width: 5.5 }],
      blink: [{ d: 'M126 216Q150 230 174 216', line: 'rosa', width: 5.5 }],
      wide: [{ d: oval(150, 222, 12, 8), fill: 'barro', line: 'rosa', width: 4 }],
      joy: [
        {
          d: 'M118 210C122 248 178 248 182 210C166 220 134 220 118 210Z',
          fill: 'barro',
          line: 'papel',
          width: 4,
        },
        { d: oval(150, 232, 14, 7), fill: 'rosa' },
      ],
      sleep: [{ d: 'M136 220Q150 227 164 220', line: 'rosa', width: 5 }],
    },
  },
];

const hop = (by: number, ms: number, wave: 'hop' | 'beat') =>
  ({ part: 'bird', channel: 'y', by, ms, wave }) as const;

/** The water buffalo of Marajó, and the scarlet ibis that rides on its head. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 1.35,
      reach: 0.8,
      arms: 84,
      more: {
        idle: { sways: [{ part: 'bird', channel: 'turn', by: 4, ms: 3_100, wave: 'beat' }] },
        look: { hold: { bird: { turn: -10 } }, sways: [] },
        tension: { hold: { bird: { tall: 1.08 } }, sways: [] },
        joy: { sways: [hop(-12, 520, 'hop')] },
        wild: { hold: { bird: { turn: -12 } }, sways: [hop(-30, 430, 'hop')] },
        sleep: { hold: { bird: { tall: 0.9 } }, sways: [] },
      },
    },
    parts.map(({ id }) => id),
  ),
};
