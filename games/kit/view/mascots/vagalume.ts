import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [116, 148],
  [184, 148],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M126 216C90 166 34 146 4 176C-16 204 22 246 78 252C108 254 124 240 126 216Z';
const veins = 'M118 222Q70 194 22 190M116 232Q72 218 40 222';
const shell = 'M126 208C92 194 52 204 34 236C52 264 96 272 126 248Z';
const arm = 'M114 240Q76 244 64 284';
const feeler = 'M100 104Q52 92 40 40';

/** A disc with a rim of points, twice so many as `count`: straw, or light. */
function rim(x: number, y: number, rx: number, ry: number, count: number, depth: number): string {
  const points = Array.from({ length: count * 2 }, (_, n) => {
    const share = n % 2 === 0 ? 1 : 1 - depth;
    const angle = (n / count) * Math.PI;
    const at = [x + rx * share * Math.cos(angle), y + ry * share * Math.sin(angle)];
    return at.map((value) => Math.round(value)).join(' ');
  });
  return `M${points.join('L')}Z`;
}

const parts: readonly PuppetPart[] = [
  {
    id: 'glow',
    of: 'body',
    joint: [150, 262],
    shapes: [
      { d: rim(150, 262, 142, 142, 18, 0.24), fill: 'sol' },
      { d: oval(150, 262, 92), fill: 'papel' },
    ],
  },
  {
    id: 'wingL',
    of: 'body',
    joint: [126, 220],
    shapes: [
      { d: wing, fill: 'menta', ...edge },
      { d: veins, line: 'petroleo', width: 4 },
    ],
  },
  {
    id: 'wingR',
    of: 'body',
    joint: [174, 220],
    shapes: [
      { d: mirrored(wing, 150), fill: 'menta', ...edge },
      { d: mirrored(veins, 150), line: 'petroleo', width: 4 },
    ],
  },
  {
    id: 'shells',
    of: 'body',
    joint: [150, 216],
    shapes: [
      { d: shell, fill: 'barro', ...edge },
      { d: mirrored(shell, 150), fill: 'barro', ...edge },
      { d: oval(74, 234, 13, 11) + oval(226, 234, 13, 11), fill: 'laranja' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M94 304C88 256 108 200 150 200C192 200 212 256 206 304L206 350L94 350Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M96 270Q150 290 204 270M94 294Q150 314 206 294', line: 'laranja', width: 7 },
      {
        d: cuts([
          [116, 262, 78, 34],
          [128, 270, 80, 26],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [116, 240],
    shapes: [
      { d: arm, line: 'tinta', width: 21 },
      { d: arm, line: 'petroleo', width: 10 },
      { d: oval(63, 288, 15, 13), fill: 'petroleo', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [184, 240],
    shapes: [
      { d: mirrored(arm, 150), line: 'tinta', width: 21 },
      { d: mirrored(arm, 150), line: 'petroleo', width: 10 },
      { d: oval(237, 288, 15, 13), fill: 'petroleo', ...edge },
    ],
  },
  {
    id: 'scarf',
    of: 'body',
    joint: [150, 222],
    shapes: [
      {
        d: 'M98 214Q150 244 202 214L188 242L158 244L150 270L142 244L112 242Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M116 230L124 240M128 234L136 244M172 234L164 244M184 230L176 240M150 246L150 258',
        line: 'papel',
        width: 5,
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [100, 104],
    shapes: [
      { d: feeler, line: 'tinta', width: 9 },
      { d: oval(38, 32, 15), fill: 'sol', ...edge },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [200, 104],
    shapes: [
      { d: mirrored(feeler, 150), line: 'tinta', width: 9 },
      { d: oval(262, 32, 15), fill: 'sol', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M150 72C100 72 68 102 68 146C68 192 102 222 150 222C198 222 232 192 232 146C232 102 200 72 150 72Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M150 124C108 112 82 132 84 160C88 196 118 214 150 214C182 214 212 196 216 160C218 132 192 112 150 124Z',
        fill: 'menta',
      },
      { d: oval(98, 182, 12, 8) + oval(202, 182, 12, 8), fill: 'rosa' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 148],
    shapes: [],
    faces: eyes({ at: sight, size: 25 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 148],
    shapes: [],
    faces: pupils({ at: sight, size: 13 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 192],
    shapes: [],
    faces: {
      calm: [{ d: 'M130 190Q150 206 170 190', line: 'tinta', width: 5 }],
      blink: [{ d: 'M130 190Q150 206 170 190', line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 196, 10, 9), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M120 182C122 224 178 224 180 182C164 190 136 190 120 182Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: oval(150, 205, 14, 7), fill: 'urucum' },
      ],
      sleep: [{ d: 'M140 194Q150 200 160 194', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 92],
    shapes: [
      { d: rim(150, 96, 112, 26, 26, 0.14), fill: 'sol', line: 'tinta', width: 5 },
      {
        d: 'M98 94C94 40 116 14 150 14C184 14 206 40 202 94C172 104 128 104 98 94Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M97 74C128 84 172 84 203 74L202 94C172 104 128 104 98 94Z',
        fill: 'barro',
        line: 'tinta',
        width: 4.5,
      },
      {
        d: cuts([
          [122, 66, -74, 34],
          [140, 64, -84, 40],
          [160, 64, -96, 40],
          [178, 66, -106, 34],
        ]),
        fill: 'laranja',
      },
    ],
  },
];

/** The wings of somebody small are never quite still. */
const flutter = (by: number, ms: number) => [
  { part: 'wingL', channel: 'turn', by, ms } as const,
  { part: 'wingR', channel: 'turn', by: -by, ms } as const,
];
const shine = (by: number, ms: number) => [
  { part: 'glow', channel: 'wide', by, ms } as const,
  { part: 'glow', channel: 'tall', by, ms } as const,
];

/** The firefly of June under a hat of straw: a lamp that laughs. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 1.05,
      arms: 74,
      more: {
        idle: { sways: [...shine(0.07, 2_600), ...flutter(3, 900)] },
        look: { sways: [...shine(0.05, 1_300), ...flutter(3, 600)] },
        tension: {
          hold: { glow: { wide: 0.72, tall: 0.72 } },
          sways: [...shine(0.04, 190), ...flutter(7, 110)],
        },
        joy: { sways: [...shine(0.1, 520), ...flutter(9, 130)] },
        wild: {
          hold: { glow: { wide: 1.12, tall: 1.12 } },
          sways: [
            ...shine(0.16, 430),
            ...flutter(15, 110),
            { part: 'glow', channel: 'turn', by: 12, ms: 860 },
          ],
        },
        sleep: { hold: { glow: { wide: 0.62, tall: 0.62 } }, sways: shine(0.04, 4_200) },
      },
    },
    parts.map(({ id }) => id),
  ),
};
