import type { ErrorCode, ValueOf, vendorPlayCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Params } from '../../../platform/texts.ts';
import { amountInWords } from '../../../platform/amounts.ts';
import { untilParams } from '../../../platform/until.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import type { RoundRow } from './round.repository.ts';

/** The meaning of a vendor answer for the player; everything else is an unknown outcome. */
const refusals: Record<number, ErrorCode> = {
  1001: 'stake.insufficient',
  1002: 'session.expired',
  1003: 'account.blocked',
  1004: 'limit.reached',
  1005: 'account.excluded',
  1006: 'region.restricted',
  1007: 'session.expired',
  1008: 'stake.bounds',
  1009: 'terms.required',
  1101: 'game.unavailable',
  1103: 'round.refused',
  1105: 'round.refused',
};

type Reply = Pick<
  ValueOf<typeof vendorPlayCall>,
  'code' | 'retryable' | 'limit' | 'limit_max' | 'limit_period' | 'limit_until'
>;

/** The code of a refusal that is certain; null while the round may still be paid. */
export function refusalCode({ code, retryable, limit }: Reply): ErrorCode | null {
  if (limit === 'bonus') return 'stake.bonus';
  return retryable ? null : (refusals[code] ?? null);
}

/** A refused round in words: the bounds of its stakes, or the limit that it ran into and its end. */
export async function refuseRound(
  deps: StudioDeps,
  code: ErrorCode,
  session: SessionRow,
  round: Pick<RoundRow, 'game_code' | 'game_version'>,
  reply: Reply,
): Promise<AppError> {
  const stakes = deps.games.at(round.game_code, round.game_version)?.bets.stakes ?? [];
  const bounds = { min: stakes[0] ?? '', max: stakes.at(-1) ?? '' };
  const limit = await limitParams(deps, session, reply);
  return new AppError(code, {
    params: { ...bounds, ...limit },
    value: { limit: reply.limit, until: reply.limit_until },
  });
}

async function limitParams(
  { texts, timeZoneOf }: StudioDeps,
  { merchant_id: merchant, language, currency }: SessionRow,
  { limit, limit_max: most, limit_period: period, limit_until: until }: Reply,
): Promise<Params> {
  if (most !== undefined) return { max: amountInWords(BigInt(most), currency, language) };
  if (until === undefined) return {};
  const ends = untilParams(new Date(until), language, await timeZoneOf(merchant));
  if (limit === undefined) return ends;
  const named = period === undefined ? limit : `${limit}.${period}`;
  return { ...ends, limit: texts.text(language, 'rules', `limit.name.${named}`) };
}
