import type { TicketLine } from '@arara/contract';
import type { DrawModel, ModeTable, PlayType } from '@arara/lottery';

/** Three digits, so small that a test knows every result. */
export const testModel: DrawModel = {
  code: 'three',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
};
const digitRow = (name: string) => ({ name, low: 0, high: 9, min: 1, max: 10 });
const places = { see: 'places', part: 0, places: [0, 1, 2] } as const;
/** That the first place is above another one; of a tie the stake comes back. */
const firstAbove = (code: string, other: number): PlayType => ({
  code,
  model: 'three',
  view: { see: 'places', part: 0, places: [0, other] },
  rule: { rule: 'choice', feature: 'dragon-tiger' },
  price: 1,
  grammar: {
    rows: [{ name: 'word', low: 0, high: 0, min: 1, max: 1, options: ['dragon'] }],
    unitBetsMax: 1,
  },
  classes: [
    { code: 'dragon', kind: 'dragon', ways: 45n, of: 100n, share: 1 },
    { code: 'dragon-push', kind: 'dragon', ways: 10n, of: 100n, share: 'push' },
  ],
});

/** The three in their order, the first one alone, and the first one against another. */
export const playTypes: readonly PlayType[] = [
  {
    code: 'three.direct',
    model: 'three',
    view: places,
    rule: { rule: 'direct' },
    price: 1,
    grammar: { rows: ['first', 'second', 'third'].map(digitRow), unitBetsMax: 500 },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 1_000n, share: 1 }],
  },
  {
    code: 'three.first',
    model: 'three',
    view: { see: 'places', part: 0, places: [0] },
    rule: { rule: 'direct' },
    price: 1,
    grammar: { rows: [digitRow('first')], unitBetsMax: 10 },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 10n, share: 1 }],
  },
  // The first place against itself: every draw is a tie.
  firstAbove('three.tie', 0),
  firstAbove('three.above', 1),
];
const table: ModeTable = {
  family: 'LOTT',
  code: 'three.lott',
  version: 1,
  model: 'three',
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_960,
  plays: playTypes.map(({ code }) => code),
};
/** A lottery of the house. */
export const testGame = {
  code: 'tres-1m',
  model: 'three',
  prizeMode: 'Lott',
  schedule: {
    timeZone: 'America/Sao_Paulo',
    closeBeforeMs: 5_000,
    drawAfterMs: 2_000,
    numeroDigits: 4,
    saleDay: { opens: '00:00', closes: '00:00' },
    everySeconds: 60,
  },
  table,
  ticketMax: 100_000n,
  playerMax: 200_000n,
  issueMax: 1_000_000n,
  liabilityMax: 1_000_000n,
  place: 1,
} as const;
/** The same, drawn by somebody else. */
export const foreignGame = {
  ...testGame,
  code: 'tres-fora',
  place: 2,
  drawSource: 'external',
} as const;

/** Two reais on first digits, at the highest mode. */
export const onFirst = (...digits: number[]): TicketLine => ({
  play: 'three.first',
  rows: [digits],
  multiple: 1,
});
