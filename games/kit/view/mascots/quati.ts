import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [110, 134],
  [184, 134],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M82 112C62 104 54 82 64 70C80 64 98 76 104 96Z';
const arm = 'M110 216C80 222 60 246 56 276C56 294 94 298 100 280C104 264 118 252 130 242Z';
const mask = 'M78 132C86 106 122 104 138 124C142 142 130 160 110 162C90 162 78 150 78 132Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [206, 288],
    shapes: [
      {
        d: 'M190 304C238 306 262 276 260 224C258 182 262 150 282 118C292 100 278 82 258 92C232 108 222 150 224 194C226 230 222 256 188 266Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M224 178C236 184 250 184 261 178L262 152C252 158 240 158 229 152ZM224 226C236 230 250 228 260 222L260 200C248 206 236 206 224 202ZM232 138L240 120C252 122 264 128 271 136L264 148C254 144 244 140 232 138ZM246 104C258 104 272 110 281 118C292 100 278 82 258 92C252 95 249 99 246 104ZM216 250C226 256 240 264 248 272C240 284 230 292 218 298C214 284 208 272 202 262Z',
        fill: 'terra',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M80 304C76 240 104 192 150 192C196 192 224 240 220 304L220 350L80 350Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M96 350L96 262C110 250 120 236 122 216L136 216C138 232 162 232 164 216L178 216C180 236 190 250 204 262L204 350Z',
        fill: 'azul',
        ...edge,
      },
      { d: oval(122, 252, 7), fill: 'sol', line: 'tinta', width: 3 },
      { d: oval(178, 252, 7), fill: 'sol', line: 'tinta', width: 3 },
      { d: 'M128 272L172 272L168 300L132 300Z', fill: 'ceu', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'scarf',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M96 202C118 222 182 222 204 202C206 216 198 226 186 230L150 250L114 230C102 226 94 216 96 202Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M120 222L128 226M150 232L150 240M172 226L180 222', line: 'papel', width: 5 },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 232],
    shapes: [
      { d: arm, fill: 'laranja', ...edge },
      {
        d: 'M58 272C72 264 92 268 101 276C100 296 60 300 56 280Z',
        fill: 'terra',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 232],
    shapes: [
      { d: 'M220 274L220 246Q232 232 246 246L246 274Z', line: 'tinta', width: 5 },
      {
        d: 'M210 314L216 272L250 272L256 314Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M227 308C222 296 233 292 233 282C242 292 245 300 239 308Z', fill: 'urucum' },
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
      {
        d: mirrored('M58 272C72 264 92 268 101 276C100 296 60 300 56 280Z', 150),
        fill: 'terra',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [90, 102],
    shapes: [
      { d: ear, fill: 'laranja', ...edge },
      { d: 'M84 102C72 96 68 84 72 78C82 78 92 86 96 96Z', fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [206, 102],
    shapes: [
      { d: mirrored(ear, 148), fill: 'laranja', ...edge },
      { d: mirrored('M84 102C72 96 68 84 72 78C82 78 92 86 96 96Z', 148), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M148 78C102 78 70 104 66 142C62 178 98 208 148 208C198 208 234 178 230 142C226 104 194 78 148 78Z',
        fill: 'laranja',
        ...edge,
      },
      { d: mask, fill: 'terra' },
      { d: mirrored(mask, 147), fill: 'terra' },
      {
        d: 'M86 116C92 106 106 102 118 106C112 112 98 118 86 116ZM208 116C202 106 188 102 176 106C182 112 196 118 208 116Z',
        fill: 'papel',
      },
      {
        d: 'M72 158C86 166 98 170 110 168C102 186 86 188 76 176ZM224 158C210 166 198 170 186 168C194 186 210 188 220 176Z',
        fill: 'papel',
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 190],
    shapes: [],
    faces: {
      calm: [{ d: 'M112 186Q134 210 172 204', line: 'tinta', width: 5 }],
      blink: [{ d: 'M112 186Q134 210 172 204', line: 'tinta', width: 5 }],
      wide: [{ d: oval(148, 204, 13, 10), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        { d: 'M106 180C108 232 176 236 186 194C160 200 128 194 106 180Z', fill: 'barro', ...edge },
        { d: oval(146, 212, 18, 8), fill: 'rosa' },
      ],
      sleep: [{ d: 'M124 196Q142 208 162 202', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [147, 134],
    shapes: [],
    faces: eyes({ at: sight, size: 14 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [147, 138],
    shapes: [],
    faces: pupils({
      at: [
        [112, 137],
        [186, 137],
      ],
      size: 7,
    }),
  },
  {
    id: 'snout',
    of: 'head',
    joint: [148, 150],
    shapes: [
      {
        d: 'M122 140C124 122 170 122 174 140C182 162 200 168 214 164C230 162 236 184 222 194C196 208 128 206 122 140Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M138 134C144 128 154 128 158 134C160 156 172 172 190 176C162 182 138 164 138 134Z',
        fill: 'laranja',
      },
      { d: oval(222, 176, 15, 14), fill: 'tinta' },
      { d: oval(218, 171, 5, 3.5), fill: 'papel' },
    ],
  },
  {
    id: 'prop',
    of: 'head',
    joint: [148, 92],
    shapes: [
      {
        d: 'M76 88C66 56 96 34 148 34C200 34 230 56 220 88C186 76 110 76 76 88Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M76 88C110 74 186 74 220 88L222 104C186 90 110 90 74 104Z',
        fill: 'noite',
        ...edge,
      },
      {
        d: 'M84 100C108 88 188 88 212 100C206 116 180 106 148 106C116 106 90 116 84 100Z',
        fill: 'tinta',
      },
      { d: oval(148, 62, 15), fill: 'sol', line: 'tinta', width: 4 },
      { d: 'M140 62L156 62M148 54L148 70', line: 'tinta', width: 4 },
      {
        d: cuts([
          [96, 60, -40, 26],
          [200, 60, 220, 26],
        ]),
        fill: 'ceu',
      },
    ],
  },
];

/** The coati who drives the mountain train, and is never late for cheese. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 0.95,
      reach: 0.95,
      arms: 92,
      more: {
        idle: { sways: [{ part: 'snout', channel: 'turn', by: 2.5, ms: 1_700, wave: 'beat' }] },
        look: { sways: [{ part: 'snout', channel: 'turn', by: 5, ms: 420 }] },
        tension: {
          hold: { prop: { y: 5 } },
          sways: [{ part: 'snout', channel: 'turn', by: 3, ms: 160 }],
        },
        joy: { sways: [{ part: 'scarf', channel: 'turn', by: 5, ms: 520 }] },
        wild: {
          sways: [
            { part: 'prop', channel: 'y', by: -24, ms: 430, wave: 'hop' },
            { part: 'scarf', channel: 'turn', by: 8, ms: 430 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};
