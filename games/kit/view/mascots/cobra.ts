import { cuts, eyes, houseActs, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [128, 66],
  [176, 66],
] as const;
const edge = { line: 'tinta', width: 6 } as const;

/** A length of the snake between two points, with a black ring between two white ones. */
const length = (d: string, ring: string, thin: string) => [
  { d, fill: 'urucum', ...edge },
  { d: ring, fill: 'tinta' },
  { d: thin, line: 'papel', width: 6 },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [62, 296],
    shapes: [
      {
        d: 'M96 306C60 306 28 284 20 246C16 232 26 226 34 236C48 258 72 268 100 270Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M44 252L30 270M66 266L54 292', line: 'tinta', width: 9 },
      { d: 'M20 246C16 232 26 226 34 236L38 242L24 256Z', fill: 'tinta' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      ...length(
        'M66 308C60 268 92 248 150 248C208 248 244 268 238 308L238 350L66 350Z',
        'M112 254C128 248 144 248 154 248L154 350L108 350Z',
        'M106 256L100 308M162 249L164 308',
      ),
      {
        d: cuts([
          [80, 290, -40, 24],
          [206, 292, -140, 24],
          [196, 268, 10, 24],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'low',
    of: 'body',
    joint: [186, 262],
    shapes: length(
      'M150 268C150 236 168 206 202 196C228 192 244 208 240 230C234 254 220 262 218 276C204 288 164 286 150 268Z',
      'M166 222C178 236 204 244 226 252L238 226C216 226 192 214 182 204Z',
      'M160 232C176 250 200 258 220 262M188 200C202 210 222 216 240 216',
    ),
  },
  {
    id: 'middle',
    of: 'low',
    joint: [206, 214],
    shapes: length(
      'M240 232C214 246 168 226 126 206C96 190 88 150 110 134C136 120 158 134 160 154C176 170 218 180 238 196C248 208 248 222 240 232Z',
      'M120 202C124 182 142 168 162 158C170 166 180 170 188 174C172 184 160 202 160 220Z',
      'M110 196C114 174 132 158 154 146M168 224C170 206 182 190 198 178',
    ),
  },
  {
    id: 'neck',
    of: 'middle',
    joint: [132, 160],
    shapes: length(
      'M104 152C98 124 108 98 128 86L178 90C180 116 176 148 160 166C142 176 112 170 104 152Z',
      'M104 128C124 138 152 140 176 134L178 112C152 118 126 116 108 106Z',
      'M102 138C124 150 150 150 172 144M110 98C130 108 154 108 178 102',
    ),
  },
  {
    id: 'head',
    of: 'neck',
    joint: [152, 104],
    shapes: [
      {
        d: 'M152 18C114 18 90 42 92 74C94 104 122 124 152 124C182 124 210 104 212 74C214 42 190 18 152 18Z',
        fill: 'tinta',
        line: 'papel',
        width: 4,
      },
      {
        d: 'M100 52C116 34 188 34 204 52C206 40 190 22 152 22C114 22 98 40 100 52Z',
        fill: 'urucum',
      },
      {
        d: 'M98 90C110 104 130 118 152 118C174 118 194 104 206 90C210 78 194 86 178 88C162 92 142 92 126 88C110 86 94 78 98 90Z',
        fill: 'urucum',
      },
      { d: oval(144, 94, 3, 2) + oval(160, 94, 3, 2), fill: 'tinta' },
      {
        d: cuts([
          [120, 34, -10, 26],
          [160, 30, 4, 26],
          [110, 100, 20, 20],
          [194, 100, 160, 20],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [152, 100],
    shapes: [],
    faces: {
      calm: [{ d: 'M132 100Q152 112 172 100', line: 'papel', width: 4.5 }],
      blink: [
        { d: 'M132 100Q152 112 172 100', line: 'papel', width: 4.5 },
        { d: 'M152 106L152 126L144 136M152 126L160 136', line: 'rosa', width: 5 },
      ],
      wide: [{ d: oval(152, 104, 8, 7), fill: 'barro', line: 'papel', width: 4 }],
      joy: [
        {
          d: 'M124 94C128 132 176 132 180 94C166 104 138 104 124 94Z',
          fill: 'barro',
          line: 'papel',
          width: 4,
        },
        { d: 'M134 100L139 112L144 101ZM160 101L165 112L170 100Z', fill: 'papel' },
        { d: 'M152 112L152 134L142 144M152 134L162 144', line: 'rosa', width: 6 },
      ],
      sleep: [{ d: 'M140 102Q152 108 164 102', line: 'papel', width: 4.5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [152, 66],
    shapes: [],
    faces: eyes({ at: sight, size: 15, white: 'sol', ink: 'papel' }),
  },
  { id: 'pupils', of: 'head', joint: [152, 66], shapes: [], faces: pupils({ at: sight, size: 7 }) },
  {
    id: 'prop',
    of: 'head',
    joint: [196, 34],
    shapes: [
      {
        d: 'M198 34C184 22 190 6 204 10C206 -4 224 -4 224 10C240 8 242 26 228 32C232 46 214 52 208 42C200 48 192 42 198 34Z',
        fill: 'rosa',
        line: 'tinta',
        width: 5,
      },
      { d: oval(212, 25, 7), fill: 'sol', line: 'tinta', width: 4 },
    ],
  },
];

const bend = (by: number, ms: number) =>
  [
    { part: 'low', channel: 'turn', by, ms },
    { part: 'middle', channel: 'turn', by: -by * 1.3, ms, from: 0.12 },
    { part: 'neck', channel: 'turn', by, ms, from: 0.25 },
    { part: 'head', channel: 'turn', by: by * 0.5, ms, from: 0.4 },
  ] as const;

/** The coral snake, who dances on her own rings. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 1.1,
      reach: 0.9,
      arms: 0,
      more: {
        idle: { sways: bend(3.5, 3_400) },
        look: { hold: { neck: { turn: -6 } }, sways: bend(2, 1_800) },
        tension: { hold: { low: { turn: 5 }, middle: { turn: -8 } }, sways: bend(1, 180) },
        joy: { sways: bend(6, 1_000) },
        wild: { sways: bend(11, 860) },
        sleep: {
          hold: { low: { turn: 10 }, middle: { turn: -18 }, neck: { turn: 14 } },
          sways: bend(1.5, 4_400),
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
