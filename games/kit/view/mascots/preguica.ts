import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [112, 134],
  [188, 134],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M106 220C74 226 52 256 52 288C54 302 92 306 98 290C102 270 118 256 130 246Z';
const claws = 'M56 290L50 316L64 300ZM68 296L66 322L78 302ZM82 298L84 322L92 300Z';
const band = 'M76 138C90 116 126 116 138 140C126 158 92 164 76 138Z';
const fur = [
  [78, 96, 60, 26],
  [96, 80, 70, 24],
  [150, 70, 90, 26],
  [204, 80, 110, 24],
  [222, 96, 120, 26],
] as const;

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M72 304C68 240 100 194 150 194C200 194 232 240 228 304L228 350L72 350Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M108 304C106 258 124 232 150 232C176 232 194 258 192 304L192 350L108 350Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [90, 256, 80, 30],
          [84, 284, 84, 28],
          [210, 256, 100, 30],
          [216, 284, 96, 28],
          [136, 256, 86, 24],
          [164, 256, 94, 24],
        ]),
        fill: 'terra',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 236],
    shapes: [
      { d: claws, fill: 'papel', line: 'tinta', width: 4 },
      { d: arm, fill: 'laranja', ...edge },
      {
        d: cuts([
          [72, 272, -60, 30],
          [86, 266, -60, 26],
        ]),
        fill: 'terra',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 236],
    shapes: [
      { d: mirrored(claws, 150), fill: 'papel', line: 'tinta', width: 4 },
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
      {
        d: mirrored(
          cuts([
            [72, 272, -60, 30],
            [86, 266, -60, 26],
          ]),
          150,
        ),
        fill: 'terra',
      },
      { d: 'M204 286L252 210L262 216L218 294Z', fill: 'sol', line: 'tinta', width: 4 },
      { d: 'M252 210L258 200L266 206L262 216Z', fill: 'rosa', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M150 58C88 58 58 96 58 138C58 186 98 218 150 218C202 218 242 186 242 138C242 96 212 58 150 58Z',
        fill: 'laranja',
        ...edge,
      },
      { d: cuts(fur), fill: 'terra' },
      {
        d: 'M150 88C108 84 72 108 74 144C78 186 112 206 150 206C188 206 222 186 226 144C228 108 192 84 150 88Z',
        fill: 'papel',
      },
      { d: band, fill: 'terra' },
      { d: mirrored(band, 150), fill: 'terra' },
      {
        d: 'M128 158C134 148 166 148 172 158C172 170 160 178 150 178C140 178 128 170 128 158Z',
        fill: 'tinta',
      },
      { d: oval(143, 158, 5, 3), fill: 'papel' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: eyes({ at: sight, size: 13, lid: 'terra' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: pupils({
      at: [
        [112, 139],
        [188, 139],
      ],
      size: 6.5,
    }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 190],
    shapes: [],
    faces: {
      calm: [{ d: 'M116 180Q150 206 184 180', line: 'tinta', width: 5 }],
      blink: [{ d: 'M116 180Q150 206 184 180', line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 193, 11, 8), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M112 180C118 222 182 222 188 180C168 192 132 192 112 180Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: oval(150, 203, 18, 6), fill: 'rosa' },
      ],
      sleep: [{ d: 'M134 190Q150 200 166 190', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 70],
    shapes: [
      { d: 'M62 88C84 68 216 68 238 88C222 104 78 104 62 88Z', fill: 'papel', ...edge },
      {
        d: 'M98 82C98 42 122 28 150 28C178 28 202 42 202 82C174 92 126 92 98 82Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M98 68C126 78 174 78 202 68L202 82C174 92 126 92 98 82Z',
        fill: 'folha',
        line: 'tinta',
        width: 4,
      },
    ],
  },
];

/** The sloth who writes down what she sees, in her own time. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    { tempo: 2, reach: 0.8, arms: 90 },
    parts.map(({ id }) => id),
  ),
};
