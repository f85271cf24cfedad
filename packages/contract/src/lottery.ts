import { z } from 'zod';
import { call } from './call.ts';
import { linesMax, multipleMax } from './lottery-bounds.ts';
import { Amount, Cursor, Id, Instant, PositiveAmount, Timestamp, query } from './primitives.ts';

/** Most numbers in a row, and rows of a line: what is larger is refused before it is read. */
const numbersMax = 100;
const rowsMax = 12;

export const LotteryGameCode = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9-]+$/);

/** Name of an issue: the sale day and its place in it, `202611230721`. */
export const Numero = z
  .string()
  .min(11)
  .max(12)
  .regex(/^[0-9]+$/);

const marks = z.array(z.int().min(0).max(99_999)).max(numbersMax);

/** The choice of a player on one line, as the play type's grammar reads it. */
export const TicketLine = z.strictObject({
  play: z
    .string()
    .max(60)
    .regex(/^[a-z0-9.-]+$/),
  rows: z.array(marks).max(rowsMax),
  places: marks.optional(),
  multiple: z.int().min(1).max(multipleMax),
});
export type TicketLine = z.output<typeof TicketLine>;

export const TicketState = z.enum(['ACCEPTED', 'CANCELLED', 'VOID', 'LOST', 'RETURNED', 'WON']);

export const LotteryTicket = z.object({
  id: Id,
  gameCode: LotteryGameCode,
  numero: Numero,
  state: TicketState,
  mode: z.int(),
  unit: z.enum(['1', '0.1', '0.01', '0.001']),
  /** How its winnings become whole cents, always downwards: all together (`ticket`), or line by line. */
  roundedBy: z.enum(['line', 'ticket']),
  lines: z.array(TicketLine),
  unitBets: z.int(),
  stake: Amount,
  prize: Amount.nullable(),
  rebate: Amount.nullable(),
  currency: z.string(),
  /** When the sale of its issue ends, and when that is drawn. */
  closeAt: Timestamp,
  drawAt: Timestamp,
  /** `external`: the draw is made elsewhere, and people enter its result. */
  drawSource: z.enum(['own', 'external']),
  result: z.string().nullable(),
  /** The outcome before its result was corrected; null where that changed nothing. */
  correctedFrom: Amount.nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type LotteryTicket = z.output<typeof LotteryTicket>;

const Prizes = z.object({
  code: z.string(),
  version: z.int(),
  capBasisPoints: z.int(),
});

/** Prizes in force: by mode, or fixed odds by play type and class (packages/lottery, PrizeTable). */
export const LotteryPrizes = z.discriminatedUnion('family', [
  Prizes.extend({
    family: z.literal('LOTT'),
    model: z.string(),
    modeMin: z.int(),
    modeMax: z.int(),
    plays: z.array(z.string()).readonly(),
  }),
  Prizes.extend({
    family: z.enum(['ELOTT', 'SEA', 'ZY']),
    model: z.string(),
    odds: z.record(z.string(), z.record(z.string(), z.string())),
  }),
]);

export const LotteryPrizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']);

/** A lottery on sale, as a list of them names it. */
export const ListedLottery = z.object({
  code: LotteryGameCode,
  name: z.string(),
  /** Code of its draw model in packages/lottery. */
  model: z.string(),
  prizeMode: LotteryPrizeMode,
});
export type ListedLottery = z.output<typeof ListedLottery>;

/** A lottery on sale with all that a bet on it goes by. */
export const LotteryGame = ListedLottery.extend({
  /** Where its days begin: some ways to bet are played on some dates only. */
  timeZone: z.string(),
  /** Most of one ticket, and of one player in one issue. */
  ticketMax: Amount,
  playerMax: Amount,
  /** A ticket that wins more is looked at by two people before it is paid. */
  heldAbove: Amount,
  /** The play type that its page opens with: what most members buy, else the easiest; null: none is sold. */
  opensWith: z.string().nullable(),
  prizes: LotteryPrizes,
});
export type LotteryGame = z.output<typeof LotteryGame>;

export const lotteryGamesCall = call({
  name: 'lotteryGames',
  summary: 'The lotteries on sale, in the order of the operator.',
  method: 'GET',
  path: '/api/lottery/games',
  module: 'LOTTERY3',
  auth: 'none',
  query: query({}),
  value: z.array(ListedLottery),
  errors: [],
});

export const lotteryGameCall = call({
  name: 'lotteryGame',
  summary: 'A lottery on sale with the prizes in force.',
  method: 'GET',
  path: '/api/lottery/games/:gameCode',
  module: 'LOTTERY3',
  auth: 'none',
  params: z.strictObject({ gameCode: LotteryGameCode }),
  value: LotteryGame,
  errors: ['game.not.found'],
});

export const placeTicketCall = call({
  name: 'placeTicket',
  summary: 'Buys a ticket of one issue: all its lines and its stake, or nothing.',
  method: 'POST',
  path: '/api/lottery/tickets',
  module: 'LOTTERY3',
  auth: 'account',
  idempotent: true,
  limit: { by: 'session', points: 300, seconds: 60 },
  body: z.strictObject({
    gameCode: LotteryGameCode,
    numero: Numero,
    /** Version of the prizes that the player saw. */
    tableVersion: z.int().min(1),
    /** Prize mode; 0 where odds are fixed. */
    mode: z.int().min(0).max(2_000),
    unit: z.enum(['1', '0.1', '0.01', '0.001']),
    lines: z.array(TicketLine).min(1).max(linesMax),
    /** The price that the player saw; the server reckons it again and refuses another. */
    price: PositiveAmount,
  }),
  value: z.object({ ticket: LotteryTicket, balance: Amount }),
  errors: [
    'game.not.found',
    'game.unavailable',
    'lottery.issue.not.found',
    'lottery.closed',
    'lottery.not.open',
    'lottery.prizes.changed',
    'lottery.mode',
    'lottery.play.unknown',
    'lottery.selection',
    'lottery.price',
    'lottery.fraction',
    'lottery.pays.nothing',
    'lottery.number.full',
    'lottery.number.share',
    'lottery.prize.max',
    'lottery.stake.player',
    'lottery.stake.issue',
    'amount.invalid',
    'stake.bounds',
    'stake.bonus',
    'stake.insufficient',
    'limit.reached',
    'account.blocked',
    'account.excluded',
    'terms.required',
    'limits.required',
    'idempotency.conflict',
    'round.refused',
  ],
});

// A ticket that was bought stays within reach where nothing is sold any more: its calls are not of LOTTERY3.
export const cancelTicketCall = call({
  name: 'cancelTicket',
  summary: 'Takes a ticket back while its sale is open; its stake goes back at once.',
  method: 'POST',
  path: '/api/lottery/tickets/:id/cancel',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 60, seconds: 60 },
  params: z.strictObject({ id: Id }),
  value: z.object({ ticket: LotteryTicket }),
  errors: ['lottery.ticket.not.found', 'lottery.closed'],
});

export const myTicketsCall = call({
  name: 'myTickets',
  summary: "The member's tickets, newest first.",
  method: 'GET',
  path: '/api/lottery/tickets',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  query: query({
    gameCode: LotteryGameCode.optional(),
    state: TicketState.optional(),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  value: z.object({ tickets: z.array(LotteryTicket), nextCursor: z.string().nullable() }),
  errors: [],
});

/** The most that a hit of a line pays. */
const LinePay = z.object({
  /** Stakes; null where prizes go by mode. */
  odds: z.string().nullable(),
  prize: Amount,
  /** Other hits of the line pay less. */
  most: z.boolean(),
});

export const myTicketCall = call({
  name: 'myTicket',
  summary: "One of the member's tickets.",
  method: 'GET',
  path: '/api/lottery/tickets/:id',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: LotteryTicket.extend({
    /** The hash of its issue's promise when it was sold (packages/lottery, `promiseHash`). */
    promise: z.string(),
    /** The pay of a hit of each line, at the prizes that it was sold at; null for a way to bet that is gone. */
    linePays: z.array(LinePay.nullable()),
    /** The winnings of each of its lines, together the prize; null until it is paid. */
    linePrizes: z.array(Amount).nullable(),
    /** The part of its prize that waits for the two people who look at it first; null: none. */
    prizeHeld: Amount.nullable(),
  }),
  errors: ['lottery.ticket.not.found'],
});
