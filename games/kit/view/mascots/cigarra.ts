import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [86, 136],
  [214, 136],
] as const;
const socket = oval(86, 136, 31) + oval(214, 136, 31);
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M124 210C84 178 34 176 6 210C-16 250 0 304 34 326C76 326 116 280 134 234Z';
const veins =
  'M120 216C84 204 48 214 28 248M118 226C90 232 64 262 52 306M74 214L60 254M44 226L30 276M62 254L34 286';
const feeler = 'M120 74C112 52 98 40 82 36';
/** Everything of the viola lies on its neck's line, which leans to the upper left. */
const viola = {
  body: 'M162 210C182 202 200 218 198 236C214 236 232 254 226 276C220 300 190 308 170 298C154 290 152 274 158 264C142 262 132 248 136 234C140 218 150 212 162 210Z',
  neck: 'M162 246L44 178L52 164L172 228Z',
  head: 'M48 184L18 172C10 168 10 158 16 152L26 136L64 158Z',
} as const;

const parts: readonly PuppetPart[] = [
  {
    id: 'wingL',
    of: 'body',
    joint: [130, 224],
    shapes: [
      { d: wing, fill: 'menta', ...edge },
      { d: veins, line: 'petroleo', width: 4.5 },
    ],
  },
  {
    id: 'wingR',
    of: 'body',
    joint: [170, 224],
    shapes: [
      { d: mirrored(wing, 150), fill: 'menta', ...edge },
      { d: mirrored(veins, 150), line: 'petroleo', width: 4.5 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M92 316C84 250 102 192 150 192C198 192 216 250 208 316L208 350L92 350Z',
        fill: 'folha',
        ...edge,
      },
      { d: 'M94 268Q150 288 206 268M90 296Q150 318 210 296', line: 'mata', width: 8 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [118, 78],
    shapes: [
      { d: feeler, line: 'tinta', width: 7 },
      { d: oval(80, 36, 7), fill: 'urucum', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [182, 78],
    shapes: [
      { d: mirrored(feeler, 150), line: 'tinta', width: 7 },
      { d: oval(220, 36, 7), fill: 'urucum', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      { d: socket, fill: 'folha', ...edge },
      {
        d: 'M150 82C110 82 72 100 70 138C70 178 106 212 150 212C194 212 230 178 230 138C228 100 190 82 150 82Z',
        fill: 'folha',
        ...edge,
      },
      { d: socket, fill: 'folha' },
      { d: 'M150 104L136 128L150 152L164 128Z', fill: 'sol' },
      {
        d: cuts([
          [112, 116, 70, 26],
          [188, 116, 110, 26],
          [104, 190, -20, 24],
          [196, 190, -160, 24],
        ]),
        fill: 'mata',
      },
      { d: oval(112, 172, 11, 7) + oval(188, 172, 11, 7), fill: 'urucum' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 178],
    shapes: [],
    faces: {
      calm: [{ d: 'M126 172Q150 194 174 172', line: 'tinta', width: 6 }],
      blink: [{ d: 'M126 172Q150 194 174 172', line: 'tinta', width: 6 }],
      wide: [{ d: oval(150, 182, 11, 10), fill: 'barro', line: 'tinta', width: 4.5 }],
      joy: [
        {
          d: 'M120 166C122 212 178 212 180 166C164 174 136 174 120 166Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: oval(150, 196, 13, 7), fill: 'rosa' },
      ],
      sleep: [{ d: 'M138 178Q150 186 162 178', line: 'tinta', width: 6 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 136],
    shapes: [],
    faces: eyes({ at: sight, size: 28, white: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 136],
    shapes: [],
    faces: pupils({ at: sight, size: 12, iris: 'urucum' }),
  },
  {
    id: 'hat',
    of: 'head',
    joint: [150, 92],
    shapes: [
      {
        d: 'M66 96C84 82 112 78 150 78C188 78 216 82 234 96C242 106 226 112 206 108C170 100 130 100 94 108C74 112 58 106 66 96Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M106 88C104 52 118 30 150 28C182 30 196 52 194 88C166 80 134 80 106 88Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M106 88C106 80 106 74 107 68C134 60 166 60 193 68C194 74 194 80 194 88C166 80 134 80 106 88Z',
        fill: 'urucum',
        line: 'tinta',
        width: 5,
      },
      {
        d: cuts([
          [132, 40, 80, 20],
          [150, 36, 90, 22],
          [168, 40, 100, 20],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [170, 258],
    shapes: [
      { d: viola.body, fill: 'sol', ...edge },
      { d: oval(182, 250, 15), fill: 'barro', line: 'tinta', width: 4 },
      { d: 'M192 284L214 260', line: 'terra', width: 7 },
      { d: viola.neck, fill: 'terra', ...edge },
      { d: viola.head, fill: 'laranja', ...edge },
      { d: 'M48 172L202 274M54 168L208 268', line: 'papel', width: 2.5 },
      {
        d: oval(32, 148, 4) + oval(42, 154, 4) + oval(22, 160, 4) + oval(34, 167, 4),
        fill: 'tinta',
      },
      { d: 'M20 168C6 184 12 198 0 214M26 172C18 190 26 202 18 220', line: 'urucum', width: 6 },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 240],
    shapes: [
      {
        d: 'M112 228C98 226 90 218 86 204C82 190 64 192 64 208C68 236 86 254 108 256Z',
        fill: 'folha',
        ...edge,
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 218],
    shapes: [
      {
        d: 'M174 200C198 204 218 220 216 242C212 260 198 268 186 264C176 256 184 246 192 242C194 234 184 228 170 228Z',
        fill: 'folha',
        ...edge,
      },
    ],
  },
];

/** Her hand on the strings, and the wings that ring with them. */
const strum = (by: number, ms: number) =>
  [
    { part: 'armR', channel: 'turn', by, ms, wave: 'beat' },
    { part: 'armL', channel: 'x', by: by * 0.3, ms: ms * 2 },
    { part: 'wingL', channel: 'turn', by: by * 0.35, ms: ms * 0.5 },
    { part: 'wingR', channel: 'turn', by: -by * 0.35, ms: ms * 0.5 },
    { part: 'hat', channel: 'turn', by: by * 0.2, ms: ms * 2 },
  ] as const;

/** The cicada, who plays the viola and lets the ants say what they like. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1,
      reach: 0.9,
      arms: 0,
      more: {
        idle: { sways: strum(7, 1_300) },
        look: { sways: strum(5, 1_500) },
        tension: { sways: strum(4, 190) },
        joy: { sways: strum(16, 520) },
        wild: {
          hold: { wingL: { turn: 14 }, wingR: { turn: -14 } },
          sways: strum(24, 300),
        },
        sleep: { sways: [{ part: 'hat', channel: 'y', by: 2, ms: 4_200 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};
