import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [108, 74],
  [192, 74],
] as const;
/** Its eyes stay open when it is glad: it wants to see it all. */
const open = eyes({ at: sight, size: 15, white: 'sol' });
const sharp = pupils({ at: sight, size: 6.5 });
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M108 224C82 234 62 262 58 288C58 304 100 306 102 290C104 270 118 256 130 246Z';
const claws = 'M64 298L66 308L74 300ZM76 300L80 310L88 300ZM90 299L95 307L100 297Z';
const lid = 'M84 84C78 48 96 38 110 42C128 46 134 66 130 90Z';
const teeth = (left: number, right: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const step = (right - left) / count;
    const x = left + n * step;
    return `M${Math.round(x)} ${y}L${Math.round(x + step / 2)} ${y + 13}L${Math.round(x + step)} ${y}Z`;
  }).join('');
const scale = (x: number, y: number, r: number) => ({
  d: `M${x - r} ${y}L${x} ${y - r * 1.1}L${x + r} ${y}L${x} ${y + r * 0.6}Z`,
  fill: 'mata',
});

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [214, 286],
    shapes: [
      {
        d: 'M196 300C246 304 286 274 288 214C270 228 262 242 250 254C240 266 220 274 198 274Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M288 214L270 214L276 230L256 232L262 248L242 248L246 264L224 262L226 276L206 274Q262 272 288 214Z',
        fill: 'mata',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M78 304C76 242 104 194 150 194C196 194 224 242 222 304L222 350L78 350Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M112 304C110 258 126 232 150 232C174 232 190 258 188 304L188 350L112 350Z',
        fill: 'menta',
      },
      { d: 'M112 288L188 288M114 308L186 308M114 328L186 328', line: 'folha', width: 5 },
      ...[
        [96, 252],
        [204, 252],
        [92, 280],
        [208, 280],
      ].map(([x = 0, y = 0]) => scale(x, y, 9)),
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 238],
    shapes: [
      { d: claws, fill: 'papel', line: 'tinta', width: 3 },
      { d: arm, fill: 'folha', ...edge },
      { d: cuts([[76, 274, -50, 26]]), fill: 'mata' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 238],
    shapes: [
      { d: mirrored(claws, 150), fill: 'papel', line: 'tinta', width: 3 },
      { d: mirrored(arm, 150), fill: 'folha', ...edge },
      { d: mirrored(cuts([[76, 274, -50, 26]]), 150), fill: 'mata' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 150],
    shapes: [],
    faces: {
      calm: [],
      blink: [],
      wide: [
        { d: 'M84 176C82 226 218 226 216 176Z', fill: 'barro', ...edge },
        { d: oval(150, 206, 26, 9), fill: 'rosa' },
      ],
      joy: [
        { d: 'M78 172C74 262 226 262 222 172Z', fill: 'barro', ...edge },
        { d: 'M104 228C112 208 188 208 196 228C180 246 120 246 104 228Z', fill: 'rosa' },
        { d: teeth(100, 200, 236, 6).replaceAll('249', '222'), fill: 'papel' },
      ],
      sleep: [],
    },
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 196],
    shapes: [
      { d: lid, fill: 'folha', ...edge },
      { d: mirrored(lid, 150), fill: 'folha', ...edge },
      { d: teeth(76, 224, 182, 9), fill: 'papel', line: 'tinta', width: 4 },
      {
        d: 'M150 66C120 66 88 74 82 100C76 124 58 142 58 164C58 186 96 194 150 194C204 194 242 186 242 164C242 142 224 124 218 100C212 74 180 66 150 66Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M118 152C124 142 138 144 140 154C136 162 124 162 118 152ZM182 152C176 142 162 144 160 154C164 162 176 162 182 152Z',
        fill: 'tinta',
      },
      ...[
        [150, 96, 11],
        [128, 112, 8],
        [172, 112, 8],
        [150, 124, 8],
        [100, 122, 7],
        [200, 122, 7],
      ].map(([x = 0, y = 0, r = 0]) => scale(x, y, r)),
      {
        d: cuts([
          [74, 152, 20, 26],
          [72, 166, 10, 24],
          [226, 152, 160, 26],
          [228, 166, 170, 24],
        ]),
        fill: 'menta',
      },
      { d: 'M66 176Q150 200 234 176', line: 'mata', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 74],
    shapes: [],
    faces: { ...open, joy: open.wide },
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 74],
    shapes: [],
    faces: { ...sharp, joy: sharp.calm ?? [] },
  },
];

/** The caiman of the flooded meadows, all mouth when he is glad. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.35,
      reach: 0.9,
      arms: 90,
      more: {
        joy: { sways: [{ part: 'head', channel: 'y', by: -8, ms: 520, wave: 'hop' }] },
        wild: {
          sways: [
            { part: 'head', channel: 'tall', by: 0.05, ms: 430 },
            { part: 'jaw', channel: 'tall', by: 0.16, ms: 430, wave: 'hop' },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
