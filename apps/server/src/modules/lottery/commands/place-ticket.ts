import { hash } from 'node:crypto';
import { dayIn } from '@arara/calendar';
import type { BodyOf, ErrorCode, ValueOf, placeTicketCall } from '@arara/contract';
import { canonicalJson } from '@arara/fairness';
import { minor } from '@arara/money';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { Params } from '../../../platform/texts.ts';
import { untilParams } from '../../../platform/until.ts';
import type { Games, PromisedIssue } from '../games.ts';
import { wasPruned } from '../issues/prune.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { HouseAnswer, LotteryGame } from '../lottery.ports.ts';
import { decimal, presentTicket } from '../lottery.present.ts';
import { requireMayPlay } from '../sale/may-play.ts';
import {
  boundsParams,
  faultOf,
  requirePayable,
  requirePrice,
  requireWithin,
} from '../sale/order-refusals.ts';
import { newRounding, orderOf, withLiabilities } from '../sale/order.ts';
import type { TicketOrder } from '../sale/order.ts';
import { saleRefusals } from '../sale/refusals.ts';
import { refOf, sellTicket } from '../sale/sell-ticket.ts';
import { findTicket } from '../ticket.repository.ts';

type Wish = BodyOf<typeof placeTicketCall>;
type Sold = ValueOf<typeof placeTicketCall>;
/**
 * Sells a ticket: everything is checked and reckoned here, then decided, paid and written in one
 * statement. A repeat with the same key gets the same ticket. Errors: those of the call.
 */
export async function placeTicket(
  deps: LotteryDeps,
  caller: SignedCaller,
  key: string,
  wish: Wish,
): Promise<Sold> {
  const { playerId, currency } = caller.session;
  const { language } = caller;
  if (currency !== lotteryCurrency) throw new AppError('in_need_true_account');
  if (!(await deps.members.hasLimits(playerId))) await requireMayPlay(deps, caller);
  const game = await deps.games.byCode(wish.gameCode);
  if (game === null) throw new AppError('game.not.found', { field: 'gameCode' });
  // One that is merely off is refused by the sale itself, which knows what was bought before.
  if (!game.isSound) throw new AppError('game.unavailable', { field: 'gameCode' });
  const issue = await deps.games.issueOf(game.code, wish.numero);
  if (issue === null) throw await absenceAtSale(deps, wish);
  const ref = refOf(playerId, key);
  const drawDate = dayIn(game.schedule.timeZone, issue.draw_at);
  const order = await readOrder(deps, game, wish, { playerId, ref, drawDate, language });
  const answer = await sellTicket(deps, {
    playerId,
    merchant: caller.merchant,
    address: caller.address,
    game,
    table: game.table,
    issue,
    ref,
    order,
    terms: wish,
    hash: hash('sha256', canonicalJson(asked(wish)), 'buffer'),
    fromChase: false,
  });
  if (answer === 'busy') throw new AppError('server.busy');
  const { code } = answer.meaning;
  // One that was sold and taken back, or is void, stands as it is: its key is used up.
  const isUndone = refusals[code] === 'round.refused';
  const before = answer.duplicate || isUndone;
  if (code !== 0 && !isUndone) throw await refusalOf(deps, caller, { game, issue, order }, answer);
  const ticket = before
    ? await findTicket(deps.database.read, playerId, ref)
    : soldTicket(game, issue, ref, { wish, order, moment: answer.moment });
  if (ticket === null && isUndone) throw new AppError('round.refused');
  if (ticket === null) throw new Error('a ticket that was paid for is gone');
  return { ticket: presentTicket(ticket), balance: decimal(answer.balance) };
}

/** Why an issue cannot be bet on that is not there. */
async function absenceAtSale(
  { database }: LotteryDeps,
  { gameCode, numero }: Wish,
): Promise<AppError> {
  const isOver = await wasPruned(database.read, gameCode, numero);
  return new AppError(isOver ? 'lottery.closed' : 'lottery.issue.not.found', { field: 'numero' });
}

/** A ticket as it was written just now: nobody has to read it. */
function soldTicket(
  game: LotteryGame,
  issue: PromisedIssue,
  ref: string,
  sold: { wish: Wish; order: TicketOrder; moment: Date },
): Parameters<typeof presentTicket>[0] {
  const { wish, order, moment } = sold;
  return {
    ref,
    game_code: game.code,
    numero: issue.numero,
    state: 'ACCEPTED',
    mode: wish.mode,
    unit: wish.unit,
    rounded_by: newRounding,
    lines: [...order.lines],
    unit_bets: order.unitBets,
    stake: order.stake,
    prize: null,
    rebate: null,
    currency: lotteryCurrency,
    close_at: issue.close_at,
    draw_source: game.drawSource,
    draw_at: issue.draw_at,
    result: null,
    corrected_from: null,
    created_at: moment,
    settled_at: null,
  };
}

/** The fields that make a repeat the same: all that was asked, in one order of fields. */
function asked(wish: Wish) {
  return {
    gameCode: wish.gameCode,
    numero: wish.numero,
    mode: wish.mode,
    unit: wish.unit,
    price: wish.price,
    lines: wish.lines.map((line) => ({ ...line, places: line.places ?? null })),
  };
}

/**
 * Reads an order. One that would be refused now and whose ticket was sold before stands as it was sold:
 * the wallet, which knows the key and what was asked, answers for it.
 */
async function readOrder(
  deps: LotteryDeps,
  game: LotteryGame,
  wish: Wish,
  by: { playerId: bigint; ref: string; drawDate: string; language: string },
): Promise<TicketOrder> {
  try {
    return requireOrder(deps, game, wish, by);
  } catch (refusal) {
    const sold = await findTicket(deps.database.read, by.playerId, by.ref);
    if (sold === null) throw refusal;
    const { lines, unit_bets: unitBets } = sold;
    return { lines, stake: minor(sold.stake), unitBets, liabilities: new Map() };
  }
}

function requireOrder(
  deps: LotteryDeps,
  game: LotteryGame,
  wish: Wish,
  { drawDate, language }: { drawDate: string; language: string },
): TicketOrder {
  const order = orderOf(game, deps.rules.plays, wish, drawDate);
  if ('fault' in order) throw faultOf(deps, order, language);
  requirePrice(wish.price, order.stake, language);
  requireWithin(game, order.stake, { field: 'lines', language });
  const whole = withLiabilities(game.table, deps.rules.plays, order, wish);
  requirePayable(game, whole.liabilities);
  return whole;
}

/** The meaning of a refusal of the wallet or of `lottery.admit` for the player. */
const refusals: Record<number, ErrorCode> = {
  1001: 'stake.insufficient',
  1003: 'account.blocked',
  1004: 'limit.reached',
  1005: 'account.excluded',
  1006: 'region.restricted',
  1008: 'stake.bounds',
  1009: 'terms.required',
  1101: 'game.unavailable',
  1103: 'round.refused',
  1104: 'idempotency.conflict',
  1105: 'round.refused',
  [saleRefusals.closed]: 'lottery.closed',
  [saleRefusals.prizes]: 'lottery.prizes.changed',
  [saleRefusals.number]: 'lottery.number.full',
  [saleRefusals.share]: 'lottery.number.share',
  [saleRefusals.player]: 'lottery.stake.player',
  [saleRefusals.issue]: 'lottery.stake.issue',
};

/** The field of a wish that the wallet or the sale refuses. */
const fields: Record<number, string> = {
  1001: 'price',
  1008: 'price',
  1101: 'gameCode',
  1104: 'Idempotency-Key',
  [saleRefusals.closed]: 'numero',
  [saleRefusals.prizes]: 'tableVersion',
  [saleRefusals.number]: 'lines',
  [saleRefusals.share]: 'lines',
  [saleRefusals.player]: 'lines',
  [saleRefusals.issue]: 'lines',
};

/** The code of a refusal; null for an answer that is none of the lottery's or the wallet's. */
export function refusalCodeOf(code: number): ErrorCode | null {
  return refusals[code] ?? null;
}

/** A refusal in the words of the caller. */
async function refusalOf(
  { games, texts, timeZoneOf }: LotteryDeps,
  { merchant, language }: SignedCaller,
  asked: { game: LotteryGame; issue: PromisedIssue; order: Pick<TicketOrder, 'stake'> },
  { meaning, moment }: Pick<HouseAnswer, 'meaning' | 'moment'>,
): Promise<AppError> {
  const { game, issue } = asked;
  const isClosed = meaning.code === saleRefusals.closed;
  const isEarly = isClosed && moment < issue.open_at;
  // Within its times: the lottery is not sold now, whatever its issues are.
  if (isClosed && !isEarly && moment < issue.close_at && (await isOff(games, game.code))) {
    return new AppError('game.unavailable', { field: 'gameCode' });
  }
  const code = isEarly ? 'lottery.not.open' : codeOf(meaning);
  if (code === undefined) throw new Error(`a stake was answered with ${meaning.code}`);
  // Another process changed them: who asks for them next is told those in force.
  if (code === 'lottery.prizes.changed') games.forget();
  const { limit, limitMax } = meaning;
  const until = isEarly ? issue.open_at : meaning.until;
  const most = code === 'lottery.stake.player' ? game.playerMax : game.ticketMax;
  const params: Params = boundsParams(limitMax ?? most, language);
  if (until !== undefined) {
    Object.assign(params, untilParams(until, language, await timeZoneOf(merchant)));
  }
  if (limit !== undefined && limit !== 'bonus')
    params.limit = texts.text(language, 'rules', limitKey(meaning));
  return new AppError(code, {
    field: fields[meaning.code],
    params,
    value: {
      // Of what is closed no price says anything.
      ...(!isClosed && { price: decimal(asked.order.stake) }),
      limit,
      until: until?.getTime(),
    },
  });
}

const codeOf = ({ code, limit }: HouseAnswer['meaning']): ErrorCode | undefined =>
  limit === 'bonus' ? 'stake.bonus' : refusals[code];

/** True if a lottery was taken out of sale, as the database has it now. */
async function isOff(games: Games, code: string): Promise<boolean> {
  games.forget();
  return (await games.byCode(code))?.active === false;
}

function limitKey({ limit, period }: HouseAnswer['meaning']): string {
  return `limit.name.${period === undefined ? limit : `${limit}.${period}`}`;
}
