import { cuts, eyes, faceNames, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const left = [[118, 138]] as const;
const right = [[184, 136]] as const;
const arm = 'M112 226C84 232 62 256 56 286C54 302 92 306 98 290C104 270 118 258 130 248Z';
const hand =
  'M56 282C44 286 40 296 46 304C50 314 62 310 64 306C68 316 80 316 82 306C90 312 102 306 100 294C98 286 92 282 88 284Z';

/** A ring of hair: locks between two rings of points, each lock of its own length. */
function mane(x: number, y: number, inner: number, locks: readonly number[]): string {
  const at = (r: number, angle: number): string =>
    `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * 0.96 * Math.sin(angle))}`;
  const step = (2 * Math.PI) / locks.length;
  const start = -Math.PI / 2;
  return `M${at(inner, start - step / 2)}${locks
    .map((reach, n) => {
      const middle = start + n * step;
      return `Q${at(inner + reach * 0.3, middle - step * 0.3)} ${at(inner + reach, middle + step * 0.18)}Q${at(inner + reach * 0.4, middle + step * 0.42)} ${at(inner, middle + step / 2)}`;
    })
    .join('')}Z`;
}

type Faces = NonNullable<PuppetPart['faces']>;

/** The eyes of somebody who is a little mad: one is larger than the other. */
const mad = (one: Faces, other: Faces): Faces =>
  Object.fromEntries(
    faceNames.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]),
  );

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [206, 296],
    shapes: [
      {
        d: 'M198 306C258 310 286 268 272 226C262 198 228 204 232 230C236 246 252 244 252 234',
        line: 'tinta',
        width: 30,
      },
      {
        d: 'M198 306C258 310 286 268 272 226C262 198 228 204 232 230C236 246 252 244 252 234',
        line: 'laranja',
        width: 18,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M86 306C82 248 108 204 150 204C192 204 218 248 214 306L214 350L86 350Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M118 306C114 268 130 246 150 246C170 246 186 268 182 306L182 350L118 350Z',
        fill: 'sol',
      },
      {
        d: cuts([
          [104, 262, 80, 24],
          [196, 262, 100, 24],
          [102, 288, 84, 20],
          [198, 288, 96, 20],
        ]),
        fill: 'urucum',
      },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [150, 144],
    shapes: [
      {
        d: mane(150, 142, 88, [40, 46, 38, 50, 36, 44, 34, 30, 34, 30, 34, 44, 38, 52, 36, 48, 42]),
        fill: 'urucum',
        ...edge,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 210],
    shapes: [
      {
        d: mane(150, 144, 74, [24, 30, 22, 28, 24, 30, 22, 26, 22, 28, 24, 30, 22, 28, 24]),
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [96, 92, 52, 24],
          [204, 92, 128, 24],
          [78, 150, 4, 20],
          [222, 150, 176, 20],
          [94, 194, -40, 22],
          [206, 194, 220, 22],
        ]),
        fill: 'sol',
      },
      {
        d: 'M150 112C134 88 98 92 88 122C80 154 100 190 124 202C140 210 160 210 176 202C200 190 220 154 212 122C202 92 166 88 150 112Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M150 158C124 156 108 174 112 190C118 206 134 210 150 210C166 210 182 206 188 190C192 174 176 156 150 158Z',
        fill: 'rosa',
        line: 'tinta',
        width: 5,
      },
      { d: oval(143, 168, 4, 5, 20) + oval(157, 168, 4, 5, -20), fill: 'tinta' },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 238],
    shapes: [
      { d: arm, fill: 'laranja', ...edge },
      { d: hand, fill: 'terra', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 238],
    shapes: [
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
      { d: mirrored(hand, 150), fill: 'terra', ...edge },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 136],
    shapes: [],
    faces: mad(
      eyes({ at: left, size: 24, ink: 'papel' }),
      eyes({ at: right, size: 17, ink: 'papel' }),
    ),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 136],
    shapes: [],
    faces: mad(pupils({ at: [[122, 140]], size: 8 }), pupils({ at: [[181, 139]], size: 9 })),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 186],
    shapes: [],
    faces: {
      calm: [
        { d: 'M122 182Q150 200 178 180', line: 'tinta', width: 5 },
        { d: 'M158 189C158 212 180 212 178 184Z', fill: 'urucum', line: 'tinta', width: 4 },
      ],
      blink: [
        { d: 'M122 182Q150 200 178 180', line: 'tinta', width: 5 },
        { d: 'M158 189C158 218 182 216 178 184Z', fill: 'urucum', line: 'tinta', width: 4 },
      ],
      wide: [{ d: oval(150, 190, 10, 12), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M114 176C112 226 188 226 186 176C164 186 136 186 114 176Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        {
          d: 'M120 180C138 187 162 187 180 180L178 192C160 196 140 196 122 192Z',
          fill: 'papel',
          line: 'tinta',
          width: 3,
        },
        {
          d: 'M140 210C144 198 164 196 170 204C166 234 142 236 140 210Z',
          fill: 'urucum',
          line: 'tinta',
          width: 4,
        },
      ],
      sleep: [
        { d: 'M130 186Q150 196 170 186', line: 'tinta', width: 5 },
        { d: 'M150 191C148 212 168 212 166 189Z', fill: 'urucum', line: 'tinta', width: 4 },
      ],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 88],
    shapes: [
      {
        d: 'M150 72C118 60 88 68 70 98C62 108 66 116 76 112C100 98 126 94 152 100Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M150 72C182 60 212 68 230 98C238 108 234 116 224 112C200 98 174 94 148 100Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M134 70C124 92 128 112 146 126C152 128 156 124 158 118C168 104 170 86 164 68Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M134 74C126 52 136 34 146 22L142 10L158 6L160 20C172 34 176 54 166 74C156 80 144 80 134 74Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M142 10L158 6L160 20C156 24 150 24 146 22Z', fill: 'terra', line: 'tinta', width: 4 },
      {
        d: 'M148 36Q142 54 146 70M88 92Q106 80 124 80M212 92Q194 80 178 80M146 92Q146 104 150 114',
        line: 'laranja',
        width: 4,
      },
    ],
  },
];

/** The golden lion tamarin, in a mane that stands on end, under a banana's peel. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 0.65,
      reach: 1.2,
      arms: 84,
      more: {
        idle: { sways: [{ part: 'mane', channel: 'turn', by: 3, ms: 1_900 }] },
        look: { hold: { prop: { turn: -8 } } },
        tension: {
          hold: { mane: { wide: 1.08, tall: 1.08 } },
          sways: [{ part: 'mane', channel: 'turn', by: 2, ms: 90 }],
        },
        joy: { sways: [{ part: 'mane', channel: 'turn', by: 8, ms: 420 }] },
        wild: {
          hold: { mane: { wide: 1.06, tall: 1.06 } },
          sways: [
            { part: 'mane', channel: 'turn', by: 16, ms: 360 },
            { part: 'prop', channel: 'y', by: -30, ms: 300, wave: 'hop' },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
