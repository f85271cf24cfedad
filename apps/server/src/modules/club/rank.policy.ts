import { vipAboveRank } from '@arara/contract';
import type { ClubLevel } from '@arara/contract';
import { formatDecimal, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';

const percentMax = 100n;

interface Threshold {
  readonly level: ClubLevel;
  readonly minor: bigint;
}

function thresholdsOf(levels: readonly ClubLevel[], currency: Currency): Threshold[] {
  return levels
    .map((level) => {
      const parsed = parseMoney(level.turnover, currency);
      return { level, minor: parsed.ok ? parsed.value.minor : 0n };
    })
    .toSorted((one, two) => one.level.rankLevel - two.level.rankLevel);
}

/** The level that a turnover has reached; never below the one that the member has. */
export function levelOf(
  levels: readonly ClubLevel[],
  currency: Currency,
  turnover: bigint,
  has: number,
): number {
  const reached = thresholdsOf(levels, currency).filter(({ minor }) => minor <= turnover);
  return Math.max(has, ...reached.map(({ level }) => level.rankLevel));
}

/** The way as a member sees it: where they are, what comes, and every level. */
export function progressOf(
  levels: readonly ClubLevel[],
  currency: Currency,
  turnover: bigint,
  rankLevel: number,
) {
  const thresholds = thresholdsOf(levels, currency);
  const text = (minor: bigint): string => formatDecimal(money(minor, currency));
  const own = thresholds.findLast(({ level }) => level.rankLevel <= rankLevel);
  const next = thresholds.find(({ level }) => level.rankLevel > rankLevel);
  return {
    currency,
    rankLevel,
    labelName: own?.level.labelName ?? '',
    turnover: text(turnover),
    given: rankLevel > levelOf(levels, currency, turnover, 0),
    next:
      next === undefined
        ? null
        : {
            ...next.level,
            turnover: text(next.minor),
            left: text(next.minor > turnover ? next.minor - turnover : 0n),
            percent: percentOf(turnover, next.minor),
          },
    levels: thresholds.map(({ level, minor }) => ({
      ...level,
      turnover: text(minor),
      reached: level.rankLevel <= rankLevel,
      vipService: level.rankLevel > vipAboveRank,
    })),
  };
}

function percentOf(turnover: bigint, wanted: bigint): number {
  if (wanted === 0n || turnover >= wanted) return Number(percentMax);
  return Number(((turnover < 0n ? 0n : turnover) * percentMax) / wanted);
}
