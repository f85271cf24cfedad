import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [112, 118],
  [188, 118],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const flipper = 'M104 232C72 226 30 240 10 282C6 296 14 304 26 302C58 298 98 290 124 268Z';
const scutes =
  oval(44, 276, 9, 7, -30) +
  oval(66, 264, 10, 7, -24) +
  oval(88, 252, 9, 6, -18) +
  oval(62, 284, 7, 5, -20) +
  oval(88, 274, 8, 6, -20);
const branch =
  'M106 80C90 62 82 44 84 26C88 16 98 20 98 30L104 44L106 28C110 18 120 20 120 32L118 56L130 76Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'shell',
    of: 'body',
    joint: [150, 300],
    shapes: [
      {
        d: 'M150 112C72 112 26 180 28 260C28 290 36 320 44 350L256 350C264 320 272 290 272 260C274 180 228 112 150 112Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: 'M150 126C86 126 44 182 44 256C44 286 50 316 56 350L244 350C250 316 256 286 256 256C256 182 214 126 150 126Z',
        fill: 'laranja',
        line: 'tinta',
        width: 4,
      },
      {
        d: 'M60 204L94 220L88 270L46 282M240 204L206 220L212 270L254 282M94 220L108 168L84 150M206 220L192 168L216 150M88 270L100 320L60 336M212 270L200 320L240 336',
        line: 'tinta',
        width: 5,
      },
      {
        d: cuts([
          [64, 232, 70, 26],
          [236, 232, 110, 26],
          [70, 296, 70, 26],
          [230, 296, 110, 26],
        ]),
        fill: 'sol',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M96 304C92 252 112 200 150 200C188 200 208 252 204 304L204 350L96 350Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M100 262L200 262M98 296L202 296M150 214L150 350', line: 'laranja', width: 5 },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 300],
    shapes: [
      {
        d: 'M80 258C96 250 112 264 130 256C150 248 168 264 186 256C200 250 212 254 222 258L218 326C200 318 186 330 168 322C150 316 132 330 112 322C100 318 90 320 82 326Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M98 298Q112 274 130 286M142 292Q156 298 166 284', line: 'azul', width: 5 },
      { d: 'M184 272L202 292M202 272L184 292', line: 'urucum', width: 7 },
      { d: 'M112 300L122 284L132 300Z', fill: 'folha', line: 'tinta', width: 3 },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [108, 248],
    shapes: [
      { d: flipper, fill: 'petroleo', ...edge },
      { d: scutes, fill: 'menta' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [192, 248],
    shapes: [
      { d: mirrored(flipper, 150), fill: 'petroleo', ...edge },
      { d: mirrored(scutes, 150), fill: 'menta' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [118, 80],
    shapes: [{ d: branch, fill: 'urucum', ...edge }],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [182, 80],
    shapes: [{ d: mirrored(branch, 150), fill: 'urucum', ...edge }],
  },
  {
    id: 'crown',
    of: 'head',
    joint: [150, 76],
    shapes: [
      {
        d: 'M136 76L137 50L122 30C116 20 126 12 134 22L140 30L140 6C142 -8 158 -8 160 6L161 38L168 28C174 20 184 26 178 36L163 58L164 76Z',
        fill: 'urucum',
        ...edge,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M150 66C104 66 76 96 78 134C80 164 96 178 106 192C116 208 132 218 150 218C168 218 184 208 194 192C204 178 220 164 222 134C224 96 196 66 150 66Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M150 74L168 88L162 108L138 108L132 88ZM108 84L124 78L124 92L112 98L98 98ZM192 84L176 78L176 92L188 98L202 98ZM88 146L100 152L104 168L94 164ZM212 146L200 152L196 168L206 164Z',
        fill: 'menta',
      },
      {
        d: 'M150 138C126 138 106 152 106 172C110 202 132 217 150 217C168 217 190 202 194 172C194 152 174 138 150 138Z',
        fill: 'menta',
        ...edge,
      },
      { d: oval(142, 156, 3, 5, 16) + oval(158, 156, 3, 5, -16), fill: 'tinta' },
      { d: 'M96 86C120 76 180 76 204 86L200 72C176 58 124 58 100 72Z', fill: 'sol', ...edge },
      {
        d: oval(120, 74, 5) + oval(150, 71, 6) + oval(180, 74, 5),
        fill: 'azul',
        line: 'tinta',
        width: 3,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 184],
    shapes: [],
    faces: {
      calm: [
        { d: 'M108 168Q130 186 144 182L150 194L156 182Q170 186 192 168', line: 'tinta', width: 5 },
      ],
      blink: [
        { d: 'M108 168Q130 186 144 182L150 194L156 182Q170 186 192 168', line: 'tinta', width: 5 },
      ],
      wide: [{ d: oval(150, 188, 12, 10), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M114 174Q134 184 150 174Q166 184 186 174C184 226 116 226 114 174Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M128 202C138 190 162 190 172 202C160 214 140 214 128 202Z', fill: 'rosa' },
      ],
      sleep: [{ d: 'M126 184Q150 194 174 184', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 118],
    shapes: [],
    faces: eyes({ at: sight, size: 18, lid: 'petroleo' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 122],
    shapes: [],
    faces: pupils({
      at: [
        [114, 124],
        [186, 124],
      ],
      size: 8.5,
    }),
  },
];

/** The old sea turtle, queen of the reef: a crown of coral, and the map that she keeps. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.6,
      reach: 0.8,
      arms: 70,
      more: {
        idle: {
          sways: [
            { part: 'armL', channel: 'turn', by: 6, ms: 3_600 },
            { part: 'armR', channel: 'turn', by: -6, ms: 3_600 },
          ],
        },
        joy: { sways: [{ part: 'prop', channel: 'y', by: -12, ms: 760, wave: 'hop' }] },
        wild: { sways: [{ part: 'prop', channel: 'y', by: -30, ms: 640, wave: 'hop' }] },
        sleep: { hold: { head: { y: 34, turn: 0 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};
