import { cuts, eyes, houseActs, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[132, 112]] as const;
const edge = { line: 'tinta', width: 6 } as const;
/** Steps of the poncho's weave, in a row at a height. */
const steps = (y: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const x = 78 + n * 30;
      return `M${x} ${y}L${x + 8} ${y}L${x + 8} ${y - 8}L${x + 22} ${y - 8}L${x + 22} ${y}L${x + 30} ${y}L${x + 15} ${y + 10}Z`;
    })
    .join('');

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [244, 280],
    shapes: [
      {
        d: 'M230 276C262 262 286 232 276 196C296 216 306 262 290 292C276 316 248 312 230 304Z',
        fill: 'tinta',
        line: 'terra',
        width: 5,
      },
    ],
  },
  {
    id: 'mane',
    of: 'neck',
    joint: [214, 150],
    shapes: [
      {
        d: 'M176 34C214 26 236 52 240 78L262 74C262 96 258 108 250 118L276 122C272 144 262 156 252 164L276 176C266 198 250 208 236 212L246 238C220 238 206 232 198 220L168 96Z',
        fill: 'tinta',
        line: 'terra',
        width: 5,
      },
      {
        d: cuts([
          [218, 70, 60, 28],
          [226, 112, 70, 30],
          [222, 158, 80, 30],
        ]),
        fill: 'terra',
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [172, 262],
    shapes: [
      {
        d: 'M176 70C214 96 232 150 238 236C240 268 122 276 118 244C122 218 132 204 128 182Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [206, 130, 84, 34],
          [216, 168, 84, 34],
          [186, 196, 92, 30],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [166, 304],
    shapes: [
      {
        d: 'M164 226C112 230 74 262 58 330L66 350L276 350L284 330C268 262 218 230 164 226Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M72 290Q166 262 268 290L276 316Q166 286 62 316Z', fill: 'sol', ...edge },
      { d: steps(294), fill: 'urucum' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 244],
    shapes: [
      {
        d: 'M108 234C140 256 204 256 240 226L246 246C206 276 140 278 108 254Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M128 254L106 300L130 290L142 306L152 258Z', fill: 'urucum', ...edge },
      { d: oval(138, 256, 14, 13), fill: 'urucum', ...edge },
      {
        d: cuts([
          [124, 284, -66, 22],
          [176, 262, 0, 30],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [178, 60],
    shapes: [{ d: 'M164 62C162 36 172 16 188 2C198 24 198 46 190 66Z', fill: 'laranja', ...edge }],
  },
  {
    id: 'head',
    of: 'neck',
    joint: [178, 116],
    shapes: [
      {
        d: 'M176 46C146 42 124 60 112 84C100 106 80 128 58 148C36 164 28 184 38 202C50 220 74 222 92 212C110 202 126 200 146 198C180 196 206 170 208 132C208 92 204 58 176 46Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M132 62C122 70 116 80 112 88C100 108 80 130 58 148C44 158 36 170 35 182C58 168 88 138 106 112C120 92 130 78 132 62Z',
        fill: 'papel',
      },
      {
        d: 'M35 182C33 190 34 196 38 202C50 220 74 222 92 212C100 196 90 182 74 176C58 170 42 172 35 182Z',
        fill: 'rosa',
        line: 'tinta',
        width: 5,
      },
      { d: oval(52, 182, 5, 7, 30), fill: 'barro' },
      {
        d: cuts([
          [186, 150, 120, 34],
          [192, 122, 110, 30],
          [154, 160, 150, 24],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [92, 202],
    shapes: [],
    faces: {
      calm: [{ d: 'M48 204Q72 206 92 196', line: 'tinta', width: 5.5 }],
      blink: [{ d: 'M48 204Q72 206 92 196', line: 'tinta', width: 5.5 }],
      wide: [{ d: oval(66, 206, 11, 8), fill: 'barro', line: 'tinta', width: 4.5 }],
      joy: [
        {
          d: 'M44 200C54 240 102 242 112 196C88 208 66 208 44 200Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M50 204Q78 212 104 200L102 212Q78 222 54 214Z', fill: 'papel' },
      ],
      sleep: [{ d: 'M52 206Q70 210 86 202', line: 'tinta', width: 5.5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [132, 112],
    shapes: [],
    faces: eyes({ at: sight, size: 19 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [132, 112],
    shapes: [],
    faces: pupils({ at: sight, size: 10 }),
  },
  {
    id: 'forelock',
    of: 'head',
    joint: [170, 48],
    shapes: [
      {
        d: 'M184 40C158 26 128 34 114 58C108 70 106 80 108 92C120 86 124 80 128 72C126 88 128 96 132 100C144 92 148 82 152 72C154 80 158 84 164 88C170 72 180 62 184 40Z',
        fill: 'tinta',
        line: 'terra',
        width: 5,
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [156, 56],
    shapes: [
      { d: 'M140 58C132 34 138 12 152 -6C166 14 172 38 166 58Z', fill: 'laranja', ...edge },
      { d: 'M148 50C144 34 146 20 152 10C158 22 160 36 158 50Z', fill: 'rosa' },
    ],
  },
];

/** The wind of the plains in mane and tail. */
const breeze = (by: number, ms: number) =>
  [
    { part: 'mane', channel: 'turn', by, ms },
    { part: 'forelock', channel: 'turn', by: by * 1.6, ms: ms * 0.8, from: 0.3 },
  ] as const;
const nod = (by: number, ms: number) => ({ part: 'neck', channel: 'turn', by, ms }) as const;

/** The horse of the southern plains, in poncho and red scarf. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1,
      reach: 1,
      arms: 0,
      more: {
        idle: { sways: [...breeze(2.5, 2_400), nod(2, 3_300)] },
        look: { hold: { neck: { turn: -5 } }, sways: breeze(2, 2_000) },
        tension: { hold: { neck: { turn: 6 } }, sways: breeze(1.5, 300) },
        joy: { sways: [...breeze(5, 520), nod(5, 520)] },
        wild: {
          hold: { neck: { turn: 9 } },
          sways: [...breeze(9, 430), nod(8, 860)],
        },
        sleep: { hold: { neck: { turn: -8 } }, sways: breeze(1, 4_000) },
      },
    },
    parts.map(({ id }) => id),
  ),
};
