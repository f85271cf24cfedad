import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [116, 130],
  [184, 130],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M112 226C88 236 68 262 64 286C64 302 104 304 106 288C108 268 122 256 132 246Z';
const hoof = 'M64 282C64 304 104 306 106 288Z';
const ear = 'M92 96C62 74 44 34 54 2C84 8 110 48 116 84Z';
const inner = 'M92 84C72 66 60 40 62 16C80 26 98 54 104 78Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [210, 284],
    shapes: [
      { d: 'M204 286Q250 280 256 236', line: 'tinta', width: 19 },
      { d: 'M204 286Q250 280 256 236', line: 'terra', width: 9 },
      { d: 'M256 244C240 230 244 208 258 196C272 210 276 230 256 244Z', fill: 'tinta' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M76 304C74 244 102 196 150 196C198 196 226 244 224 304L224 350L76 350Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M82 270L218 270L222 312L78 312Z', fill: 'papel', ...edge },
      {
        d: 'M96 274L108 308M124 274L136 308M152 274L164 308M180 274L192 308',
        line: 'urucum',
        width: 9,
      },
      {
        d: 'M110 274L122 308M138 274L150 308M166 274L178 308M194 274L206 308',
        line: 'azul',
        width: 5,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 240],
    shapes: [
      { d: arm, fill: 'terra', ...edge },
      { d: hoof, fill: 'tinta' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [180, 240],
    shapes: [
      { d: mirrored(arm, 150), fill: 'terra', ...edge },
      { d: mirrored(hoof, 150), fill: 'tinta' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [104, 90],
    shapes: [
      { d: ear, fill: 'terra', ...edge },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [196, 90],
    shapes: [
      { d: mirrored(ear, 150), fill: 'terra', ...edge },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 208],
    shapes: [
      {
        d: 'M150 66C108 66 86 92 88 128C90 154 98 168 100 190C104 218 126 232 150 232C174 232 196 218 200 190C202 168 210 154 212 128C214 92 192 66 150 66Z',
        fill: 'terra',
        ...edge,
      },
      { d: oval(116, 130, 23, 21) + oval(184, 130, 23, 21), fill: 'papel' },
      {
        d: 'M150 164C116 164 98 180 102 204C106 226 128 236 150 236C172 236 194 226 198 204C202 180 184 164 150 164Z',
        fill: 'papel',
        ...edge,
      },
      { d: oval(130, 184, 6, 9, 14) + oval(170, 184, 6, 9, -14), fill: 'tinta' },
      {
        d: cuts([
          [106, 160, 80, 20],
          [194, 160, 100, 20],
          [150, 152, 90, 20],
          [138, 150, 84, 16],
          [162, 150, 96, 16],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 130],
    shapes: [],
    faces: eyes({ at: sight, size: 14, lid: 'terra' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: pupils({
      at: [
        [116, 135],
        [184, 135],
      ],
      size: 6.5,
    }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 204],
    shapes: [],
    faces: {
      calm: [{ d: 'M124 208Q152 224 178 204', line: 'tinta', width: 5 }],
      blink: [{ d: 'M124 208Q152 224 178 204', line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 212, 13, 9), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M114 198C116 246 184 246 186 198C168 206 132 206 114 198Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        {
          d: 'M124 203L176 203L174 216L126 216ZM130 232L170 232L166 222L134 222Z',
          fill: 'papel',
          line: 'tinta',
          width: 3,
        },
        { d: 'M142 204L142 215M158 204L158 215', line: 'tinta', width: 3 },
      ],
      sleep: [{ d: 'M134 212Q150 220 166 212', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 84],
    shapes: [
      {
        d: 'M70 92C84 74 216 74 230 92C216 108 84 108 70 92Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M106 88C104 52 122 36 150 36C178 36 196 52 194 88C168 96 132 96 106 88Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M106 74C130 84 170 84 194 74L194 88C168 96 132 96 106 88Z',
        fill: 'urucum',
        line: 'tinta',
        width: 4,
      },
      {
        d: cuts([
          [128, 66, -70, 22],
          [150, 64, -90, 24],
          [172, 66, -110, 22],
        ]),
        fill: 'laranja',
      },
      {
        d: 'M184 78C196 56 212 50 222 54C216 70 204 80 188 84Z',
        fill: 'folha',
        line: 'tinta',
        width: 4,
      },
    ],
  },
];

/** The donkey of the dry land, under a hat of straw. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.15,
      reach: 1.1,
      arms: 94,
      more: {
        idle: { sways: [{ part: 'earL', channel: 'turn', by: -9, ms: 2_900, wave: 'beat' }] },
        wild: { sways: [{ part: 'prop', channel: 'y', by: -26, ms: 430, wave: 'hop' }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};
