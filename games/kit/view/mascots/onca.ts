import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [117, 142],
  [183, 142],
] as const;
const rosette = (x: number, y: number, r: number) => [
  { d: oval(x, y, r, r * 0.86), fill: 'tinta' },
  { d: oval(x + 1, y + 1, r * 0.5, r * 0.42), fill: 'laranja' },
];
const dots = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => ({ d: oval(x, y, r, r * 0.75, 20), fill: 'tinta' }));

const arm = 'M112 214C84 226 62 262 56 290C54 308 100 310 103 292C106 270 122 254 134 240Z';
const ear = 'M66 122C46 92 50 58 74 50C100 46 118 68 122 92Z';
const inner = 'M74 104C64 86 66 70 78 66C92 66 102 78 106 92Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [206, 282],
    shapes: [
      {
        d: 'M196 292C250 296 288 262 282 206C278 176 246 172 240 196C252 200 258 212 256 226C250 256 226 268 196 266Z',
        fill: 'sol',
        line: 'tinta',
        width: 6,
      },
      { d: 'M282 206C278 176 246 172 240 196C252 200 257 208 256 220Z', fill: 'tinta' },
      ...dots([
        [268, 238, 8],
        [250, 262, 8],
        [226, 279, 8],
      ]),
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M80 304C78 246 104 198 150 198C196 198 222 246 220 304L220 350L80 350Z',
        fill: 'sol',
        line: 'tinta',
        width: 6,
      },
      { d: 'M114 304C112 262 128 236 150 236C172 236 188 262 186 350L114 350Z', fill: 'papel' },
      {
        d: cuts([
          [140, 262, 80, 24],
          [158, 258, 95, 26],
          [148, 282, 88, 20],
        ]),
        fill: 'laranja',
      },
      ...rosette(98, 258, 9),
      ...rosette(202, 258, 9),
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 232],
    shapes: [
      { d: arm, fill: 'sol', line: 'tinta', width: 6 },
      { d: 'M70 296L72 304M84 297L85 305', line: 'tinta', width: 4 },
      ...rosette(88, 252, 9),
      ...dots([[72, 276, 6]]),
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [180, 232],
    shapes: [
      { d: mirrored(arm, 150), fill: 'sol', line: 'tinta', width: 6 },
      { d: 'M230 296L228 304M216 297L215 305', line: 'tinta', width: 4 },
      ...rosette(212, 252, 9),
      ...dots([[228, 276, 6]]),
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [98, 100],
    shapes: [
      { d: ear, fill: 'sol', line: 'tinta', width: 6 },
      { d: inner, fill: 'tinta' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [202, 100],
    shapes: [
      { d: mirrored(ear, 150), fill: 'sol', line: 'tinta', width: 6 },
      { d: mirrored(inner, 150), fill: 'tinta' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 205],
    shapes: [
      {
        d: 'M150 64C92 64 58 100 58 148C58 196 98 224 150 224C202 224 242 196 242 148C242 100 208 64 150 64Z',
        fill: 'sol',
        line: 'tinta',
        width: 6,
      },
      {
        d: 'M150 70L143 94L150 108L157 94ZM126 74L124 96L132 106L134 86ZM174 74L176 96L168 106L166 86Z',
        fill: 'tinta',
      },
      {
        d: cuts([
          [66, 158, 8, 30],
          [68, 172, 4, 28],
          [76, 188, -6, 26],
          [234, 158, 172, 30],
          [232, 172, 176, 28],
          [224, 188, 186, 26],
        ]),
        fill: 'tinta',
      },
      ...dots([
        [92, 112, 8],
        [208, 112, 8],
        [104, 96, 6],
        [196, 96, 6],
      ]),
      {
        d: 'M117 122C96 124 88 140 96 156C112 168 136 160 138 144C138 132 130 122 117 122ZM183 122C204 124 212 140 204 156C188 168 164 160 162 144C162 132 170 122 183 122Z',
        fill: 'papel',
      },
      {
        d: 'M150 162C128 156 102 166 102 190C102 212 128 220 150 220C172 220 198 212 198 190C198 166 172 156 150 162Z',
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
      {
        d: 'M131 160C138 154 162 154 169 160C168 170 156 178 150 179C144 178 132 170 131 160Z',
        fill: 'urucum',
        line: 'tinta',
        width: 5,
      },
      ...dots([
        [118, 188, 3],
        [126, 197, 3],
        [182, 188, 3],
        [174, 197, 3],
      ]),
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 142],
    shapes: [],
    faces: eyes({ at: sight, size: 15, white: 'menta' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 142],
    shapes: [],
    faces: pupils({ at: sight, size: 7 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 186],
    shapes: [],
    faces: {
      calm: [
        {
          d: 'M150 178L150 190M126 196C132 206 146 204 150 192C154 204 168 206 174 196',
          line: 'tinta',
          width: 5,
        },
      ],
      blink: [
        {
          d: 'M150 178L150 190M126 196C132 206 146 204 150 192C154 204 168 206 174 196',
          line: 'tinta',
          width: 5,
        },
      ],
      wide: [{ d: oval(150, 200, 13, 10), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M118 188C124 232 176 232 182 188C166 196 134 196 118 188Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M126 193L134 206L141 195ZM159 195L166 206L174 193Z', fill: 'papel' },
        { d: oval(150, 214, 15, 7), fill: 'rosa' },
      ],
      sleep: [{ d: oval(150, 198, 6, 5), fill: 'barro', line: 'tinta', width: 4 }],
    },
  },
];

/** The jaguar that guards the chest. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 14,
  parts,
  acts: houseActs(
    { tempo: 1, reach: 1, arms: 98 },
    parts.map(({ id }) => id),
  ),
};
