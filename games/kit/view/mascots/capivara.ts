import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [106, 146],
  [194, 146],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M86 112C64 106 56 84 66 72C84 66 102 78 108 96Z';
const inner = 'M84 100C74 96 70 86 74 80C84 78 94 86 98 95Z';
const arm = 'M108 232C86 240 70 262 68 286C68 300 104 300 106 286C108 268 118 256 126 250Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M74 308C66 244 96 196 150 196C204 196 234 244 226 308L226 350L74 350Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [88, 262, 78, 30],
          [100, 240, 74, 30],
          [212, 262, 102, 30],
          [200, 240, 106, 30],
          [150, 244, 90, 26],
        ]),
        fill: 'terra',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [116, 246],
    shapes: [
      { d: arm, fill: 'laranja', ...edge },
      { d: cuts([[82, 276, -60, 26]]), fill: 'terra' },
      { d: 'M80 292L80 300M92 293L92 301', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [184, 246],
    shapes: [
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
      { d: mirrored(cuts([[82, 276, -60, 26]]), 150), fill: 'terra' },
      { d: 'M220 292L220 300M208 293L208 301', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [96, 100],
    shapes: [
      { d: ear, fill: 'laranja', ...edge },
      { d: inner, fill: 'terra' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [204, 100],
    shapes: [
      { d: mirrored(ear, 150), fill: 'laranja', ...edge },
      { d: mirrored(inner, 150), fill: 'terra' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 210],
    shapes: [
      {
        d: 'M150 78C100 76 70 100 70 142C70 164 78 176 82 192C88 222 116 234 150 234C184 234 212 222 218 192C222 176 230 164 230 142C230 100 200 76 150 78Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M150 158C116 156 92 168 92 194C94 220 122 230 150 230C178 230 206 220 208 194C208 168 184 156 150 158Z',
        fill: 'terra',
      },
      {
        d: 'M122 176C128 168 140 170 144 180C138 188 126 186 122 176ZM178 176C172 168 160 170 156 180C162 188 174 186 178 176Z',
        fill: 'tinta',
      },
      {
        d: cuts([
          [84, 118, 30, 26],
          [216, 118, 150, 26],
          [130, 100, 84, 30],
          [150, 98, 90, 36],
          [170, 100, 96, 30],
          [80, 150, 40, 20],
          [220, 150, 140, 20],
        ]),
        fill: 'terra',
      },
      { d: oval(84, 170, 11, 8) + oval(216, 170, 11, 8), fill: 'urucum' },
      {
        d: cuts([
          [108, 200, 176, 26],
          [108, 208, 168, 24],
          [192, 200, 4, 26],
          [192, 208, 12, 24],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 146],
    shapes: [],
    faces: eyes({ at: sight, size: 13, lid: 'laranja' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 150],
    shapes: [],
    faces: pupils({
      at: [
        [106, 151],
        [194, 151],
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
      calm: [{ d: 'M150 190L150 200M130 204Q150 214 170 204', line: 'papel', width: 4.5 }],
      blink: [{ d: 'M150 190L150 200M130 204Q150 214 170 204', line: 'papel', width: 4.5 }],
      wide: [{ d: oval(150, 208, 10, 8), fill: 'barro', line: 'papel', width: 4 }],
      joy: [
        {
          d: 'M122 196C126 230 174 230 178 196C164 204 136 204 122 196Z',
          fill: 'barro',
          line: 'papel',
          width: 4,
        },
        { d: 'M140 200L160 200L159 210L141 210Z', fill: 'papel' },
      ],
      sleep: [{ d: 'M138 204Q150 210 162 204', line: 'papel', width: 4.5 }],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 84],
    shapes: [
      { d: oval(150, 52, 34, 33), fill: 'laranja', ...edge },
      { d: oval(150, 52, 25, 24), fill: 'sol' },
      {
        d: cuts([
          [150, 52, 20, 22],
          [150, 52, 80, 22],
          [150, 52, 140, 22],
          [150, 52, 200, 22],
          [150, 52, 260, 22],
          [150, 52, 320, 22],
        ]),
        fill: 'laranja',
      },
      {
        d: 'M152 22C158 4 178 -4 194 2C190 18 172 28 152 24Z',
        fill: 'folha',
        line: 'tinta',
        width: 5,
      },
    ],
  },
  {
    id: 'water',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M24 308C24 288 44 280 58 290C72 300 84 300 98 290C112 280 130 280 142 290C154 300 168 300 180 290C192 280 210 280 222 290C234 300 246 300 260 290C274 282 284 290 284 308Z',
        fill: 'ceu',
        ...edge,
      },
      {
        d: 'M50 300Q64 304 80 302M128 300Q146 306 164 302M206 300Q222 306 240 302',
        line: 'papel',
        width: 4,
      },
      {
        d: 'M36 294C30 278 42 268 50 270C50 258 64 254 70 264C80 262 86 276 76 284C72 294 46 300 36 294Z',
        fill: 'rosa',
        line: 'tinta',
        width: 5,
      },
    ],
  },
];

/** The capybara in her bath. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 1.7,
      reach: 0.7,
      arms: 96,
      more: {
        idle: { sways: [{ part: 'water', channel: 'x', by: 6, ms: 3_900 }] },
        joy: {
          sways: [
            { part: 'prop', channel: 'y', by: -16, ms: 700, wave: 'hop' },
            { part: 'water', channel: 'x', by: 8, ms: 1_300 },
          ],
        },
        wild: {
          sways: [
            { part: 'prop', channel: 'y', by: -46, ms: 731, wave: 'hop' },
            { part: 'prop', channel: 'turn', by: 30, ms: 1_462 },
            { part: 'water', channel: 'x', by: 12, ms: 800 },
          ],
        },
        sleep: { sways: [{ part: 'water', channel: 'x', by: 5, ms: 5_200 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};
