import { cuts, eyes, houseActs, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[174, 134]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M100 104C76 92 64 58 78 38C104 44 122 68 124 94Z';
const inner = 'M102 92C88 82 80 62 84 50C100 58 110 72 112 88Z';
const rays = [
  { d: 'M244 40L288 2L262 52Z', fill: 'sol', line: 'tinta', width: 4 },
  { d: 'M256 58L316 52L256 76Z', fill: 'sol', line: 'tinta', width: 4 },
  { d: 'M250 80L296 106L238 92Z', fill: 'sol', line: 'tinta', width: 4 },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [66, 290],
    shapes: [
      { d: 'M72 278C54 270 38 276 36 290C42 302 60 304 74 298Z', fill: 'jenipapo', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [144, 306],
    shapes: [
      {
        d: 'M60 308C46 232 82 168 144 162C204 166 234 226 228 308L228 350L60 350Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: cuts([
          [72, 238, 76, 40],
          [84, 216, 82, 36],
          [78, 276, 84, 30],
        ]),
        fill: 'azul',
      },
      { d: 'M98 246L192 246L216 350L80 350Z', fill: 'laranja', ...edge },
      { d: 'M104 250L96 206M186 250L190 206', line: 'tinta', width: 20 },
      { d: 'M104 250L96 206M186 250L190 206', line: 'laranja', width: 10 },
      { d: oval(106, 258, 8), fill: 'sol', line: 'tinta', width: 4 },
      { d: oval(184, 258, 8), fill: 'sol', line: 'tinta', width: 4 },
      { d: 'M122 274L168 274L166 312L124 312Z', fill: 'sol', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [110, 96],
    shapes: [
      { d: ear, fill: 'jenipapo', ...edge },
      { d: inner, fill: 'papel' },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [96, 150],
    shapes: [
      {
        d: 'M100 92L76 98L88 114L66 124L82 138L62 152L80 164L64 182L86 190L80 208L112 208L116 120Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [140, 206],
    shapes: [
      {
        d: 'M92 146C88 98 118 66 164 66C210 68 244 100 250 142C254 186 226 216 182 218C132 220 96 196 92 146Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: 'M246 166C240 198 216 215 182 215C158 216 138 210 122 198C158 204 190 194 206 164Z',
        fill: 'rosa',
      },
      {
        d: cuts([
          [104, 146, 66, 38],
          [118, 166, 54, 32],
          [112, 122, 78, 30],
          [142, 206, -12, 30],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [174, 134],
    shapes: [],
    faces: eyes({ at: sight, size: 19, ink: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [174, 134],
    shapes: [],
    faces: pupils({ at: sight, size: 11 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [212, 192],
    shapes: [],
    faces: {
      calm: [{ d: 'M188 194Q212 208 236 196', line: 'tinta', width: 5 }],
      blink: [{ d: 'M188 194Q212 208 236 196', line: 'tinta', width: 5 }],
      wide: [{ d: oval(214, 202, 13, 12), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        { d: 'M178 186C180 238 236 236 246 186C224 198 200 198 178 186Z', fill: 'barro', ...edge },
        { d: 'M202 194L202 208L224 208L226 193Z', fill: 'papel', line: 'tinta', width: 3 },
        { d: oval(212, 220, 14, 8), fill: 'rosa' },
      ],
      sleep: [{ d: 'M196 198Q212 204 228 198', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'snout',
    of: 'head',
    joint: [222, 142],
    shapes: [
      {
        d: 'M206 114C252 106 292 132 302 178C306 204 300 226 286 230C272 232 266 222 262 208C256 192 238 184 214 184C198 172 194 134 206 114Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: 'M266 214C266 204 296 198 303 204C302 220 296 230 286 230C276 231 268 224 266 214Z',
        fill: 'rosa',
        line: 'tinta',
        width: 5,
      },
      { d: oval(279, 218, 4, 5), fill: 'tinta' },
      { d: oval(293, 214, 4, 5), fill: 'tinta' },
      {
        d: 'M246 128Q252 140 248 152M266 142Q270 154 264 166M280 162Q282 174 274 182',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'glow',
    of: 'head',
    joint: [236, 62],
    shapes: [],
    faces: { calm: rays, blink: rays, wide: rays, joy: rays },
  },
  {
    id: 'hat',
    of: 'head',
    joint: [166, 92],
    shapes: [
      { d: 'M110 94C106 46 132 12 172 14C212 16 236 48 238 94Z', fill: 'sol', ...edge },
      {
        d: 'M150 92C144 60 150 32 168 16C188 32 194 60 190 92Z',
        fill: 'laranja',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M92 100C122 80 220 80 254 100C256 112 246 114 236 112C200 102 140 102 106 112C94 114 88 108 92 100Z',
        fill: 'sol',
        ...edge,
      },
      { d: oval(222, 64, 25), fill: 'tinta', line: 'papel', width: 3 },
      { d: oval(226, 64, 17), fill: 'papel' },
      { d: 'M218 58Q224 50 232 54', line: 'ceu', width: 5 },
    ],
  },
  {
    id: 'prop',
    of: 'armL',
    joint: [66, 262],
    shapes: [
      { d: 'M82 318L36 168', line: 'tinta', width: 19 },
      { d: 'M82 318L36 168', line: 'terra', width: 10 },
      {
        d: 'M-22 214C-16 176 16 152 54 150C74 148 94 156 108 174C84 166 66 168 50 174C22 182 -2 194 -22 214Z',
        fill: 'ceu',
        ...edge,
      },
      { d: cuts([[-4, 192, -34, 50]]), fill: 'papel' },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 226],
    shapes: [
      {
        d: 'M104 208C82 216 60 234 52 252C48 270 64 282 80 274C98 262 116 254 126 246Z',
        fill: 'jenipapo',
        ...edge,
      },
      { d: 'M58 258L70 264M66 248L76 256', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'gem',
    of: 'armR',
    joint: [244, 260],
    shapes: [
      { d: 'M206 252L224 230L268 230L286 252L246 298Z', fill: 'folha', ...edge },
      { d: 'M224 231L246 252L268 231Z', fill: 'menta' },
      { d: 'M206 252L286 252M228 252L246 296L264 252L246 232L228 252', line: 'tinta', width: 3.5 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [188, 232],
    shapes: [
      {
        d: 'M184 216C204 222 226 246 236 262C244 278 228 290 214 282C200 272 188 262 176 254Z',
        fill: 'jenipapo',
        ...edge,
      },
      { d: 'M226 272L234 264M218 276L224 270', line: 'tinta', width: 4 },
    ],
  },
];

const nose = (by: number, ms: number) => ({ part: 'snout', channel: 'turn', by, ms }) as const;

/** The tapir who digs by lamplight and finds stones by nose alone. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 1.25,
      reach: 0.85,
      arms: 20,
      more: {
        idle: { sways: [nose(4, 1_900), { part: 'glow', channel: 'wide', by: 0.08, ms: 1_300 }] },
        look: { sways: [nose(7, 520)] },
        tension: { sways: [nose(6, 160), { part: 'glow', channel: 'wide', by: 0.2, ms: 190 }] },
        joy: {
          hold: { snout: { turn: -26 } },
          sways: [nose(10, 420), { part: 'glow', channel: 'wide', by: 0.22, ms: 420 }],
        },
        wild: {
          hold: { snout: { turn: -34 }, glow: { wide: 1.2, tall: 1.2 } },
          sways: [
            nose(14, 320),
            { part: 'hat', channel: 'y', by: -16, ms: 430, wave: 'hop' },
            { part: 'gem', channel: 'y', by: -50, ms: 430, wave: 'hop' },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
