import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [98, 122],
  [202, 122],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const fin = 'M118 206C88 206 58 230 42 268C40 280 52 286 64 282C92 278 116 258 128 228Z';
const scale = (x: number, y: number) => ({
  d: `M${x - 11} ${y}Q${x} ${y + 17} ${x + 11} ${y}`,
  line: 'urucum',
  width: 5,
});

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [198, 268],
    shapes: [
      {
        d: 'M188 290C224 292 244 276 250 250C272 258 292 240 294 212C296 180 268 160 244 180C236 208 226 238 184 256Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M252 240Q270 222 274 190M246 232Q256 214 256 188M258 246Q278 238 286 212',
        line: 'barro',
        width: 5,
      },
    ],
  },
  {
    id: 'crest',
    of: 'head',
    joint: [150, 76],
    shapes: [
      {
        d: 'M104 84C100 54 110 34 126 22C128 34 132 40 138 44C140 28 148 14 162 6C164 20 166 30 172 38C180 30 190 26 200 24C198 36 198 46 202 58C204 70 202 78 198 86Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: cuts([
          [124, 76, -78, 34],
          [148, 72, -72, 40],
          [172, 76, -60, 34],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 218],
    shapes: [
      { d: fin, fill: 'petroleo', ...edge },
      {
        d: cuts([
          [66, 268, -46, 40],
          [84, 268, -52, 32],
        ]),
        fill: 'urucum',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [180, 218],
    shapes: [
      { d: mirrored(fin, 150), fill: 'petroleo', ...edge },
      {
        d: mirrored(
          cuts([
            [66, 268, -46, 40],
            [84, 268, -52, 32],
          ]),
          150,
        ),
        fill: 'urucum',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 288],
    shapes: [
      {
        d: 'M96 300C86 246 104 186 150 184C196 186 214 246 204 300Z',
        fill: 'petroleo',
        ...edge,
      },
      { d: 'M122 300C116 258 128 222 150 220C172 222 184 258 178 300Z', fill: 'papel' },
      ...[
        [108, 230],
        [104, 254],
        [106, 276],
        [192, 230],
        [196, 254],
        [194, 276],
        [150, 240],
        [138, 260],
        [162, 260],
      ].map(([x = 0, y = 0]) => scale(x, y)),
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 204],
    shapes: [
      {
        d: 'M150 66C92 66 60 100 52 138C44 176 92 214 150 214C208 214 256 176 248 138C240 100 208 66 150 66Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M52 150C76 186 224 186 248 150C256 186 208 222 150 222C92 222 44 186 52 150Z',
        fill: 'menta',
        ...edge,
      },
      {
        d: cuts([
          [70, 112, 100, 26],
          [62, 130, 86, 22],
          [230, 112, 80, 26],
          [238, 130, 94, 22],
          [150, 78, 90, 22],
          [132, 84, 90, 18],
          [168, 84, 90, 18],
        ]),
        fill: 'mata',
      },
      {
        d: 'M118 146C128 130 172 130 182 146C172 156 128 156 118 146Z',
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 122],
    shapes: [],
    faces: eyes({ at: sight, size: 17, white: 'sol' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 126],
    shapes: [],
    faces: pupils({
      at: [
        [99, 126],
        [201, 126],
      ],
      size: 8,
    }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 186],
    shapes: [],
    faces: {
      calm: [{ d: 'M112 192Q150 210 188 192', line: 'mata', width: 5 }],
      blink: [{ d: 'M112 192Q150 210 188 192', line: 'mata', width: 5 }],
      wide: [{ d: oval(150, 194, 17, 12), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M84 172C96 226 204 226 216 172C190 184 110 184 84 172Z',
          fill: 'barro',
          ...edge,
        },
        { d: 'M116 204C130 192 170 192 184 204C170 214 130 214 116 204Z', fill: 'rosa' },
      ],
      sleep: [{ d: 'M130 196Q150 206 170 196', line: 'mata', width: 5 }],
    },
  },
  {
    id: 'board',
    of: null,
    joint: [150, 290],
    shapes: [
      {
        d: 'M-6 276C40 262 236 258 306 282C250 308 60 310 -6 276Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M14 279C90 284 220 282 286 283', line: 'urucum', width: 6 },
    ],
  },
  {
    id: 'water',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M-10 308C-6 290 12 288 22 298C32 308 46 304 54 298C66 288 82 290 90 300C100 308 116 304 124 298C136 290 152 290 160 300C170 308 186 304 194 298C206 290 222 290 230 300C240 308 256 304 264 296C278 286 304 290 310 308L310 350L-10 350Z',
        fill: 'papel',
        ...edge,
      },
    ],
  },
];

/** The giant fish of the river, who has waited all month for this wave. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1.1,
      reach: 1.15,
      arms: 96,
      more: {
        idle: {
          sways: [
            { part: 'board', channel: 'turn', by: 2.4, ms: 2_900 },
            { part: 'body', channel: 'turn', by: 3, ms: 2_900 },
            { part: 'water', channel: 'x', by: 8, ms: 2_300 },
            { part: 'crest', channel: 'turn', by: 3, ms: 1_900 },
          ],
        },
        tension: {
          sways: [
            { part: 'board', channel: 'turn', by: 1.4, ms: 180 },
            { part: 'crest', channel: 'tall', by: 0.06, ms: 240 },
          ],
        },
        joy: {
          sways: [
            { part: 'board', channel: 'turn', by: 5, ms: 1_040 },
            { part: 'water', channel: 'x', by: 12, ms: 700 },
            { part: 'crest', channel: 'turn', by: 8, ms: 520 },
          ],
        },
        wild: {
          sways: [
            { part: 'board', channel: 'turn', by: 9, ms: 860 },
            { part: 'board', channel: 'y', by: -12, ms: 430, wave: 'hop' },
            { part: 'water', channel: 'x', by: 16, ms: 520 },
            { part: 'crest', channel: 'turn', by: 12, ms: 430 },
          ],
        },
        sleep: {
          sways: [
            { part: 'board', channel: 'turn', by: 1.4, ms: 4_200 },
            { part: 'water', channel: 'x', by: 6, ms: 4_200 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
