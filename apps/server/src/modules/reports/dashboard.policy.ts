import type { TypeSums } from './quarter.repository.ts';

const hourMs = 3_600_000;

/** Sums of play, in minor units. */
export interface Sums {
  readonly rounds: number;
  readonly turnover: bigint;
  readonly prizes: bigint;
}

export interface HourSums extends Sums {
  readonly at: Date;
}

export interface ProductSums extends Sums {
  readonly gameType: string | null;
}

const nothing: Sums = { rounds: 0, turnover: 0n, prizes: 0n };

const plus = (a: Sums, b: Sums): Sums => ({
  rounds: a.rounds + b.rounds,
  turnover: a.turnover + b.turnover,
  prizes: a.prizes + b.prizes,
});

export const sumOf = (rows: readonly Sums[]): Sums => rows.reduce(plus, nothing);

/** The hours of a span from its beginning on, those without play too. A day has 23, 24 or 25 of them. */
export function byHour(rows: readonly TypeSums[], from: Date, until: Date): HourSums[] {
  const hours: HourSums[] = [];
  for (let at = from.getTime(); at < until.getTime(); at += hourMs) {
    const own = rows.filter((row) => row.at.getTime() >= at && row.at.getTime() < at + hourMs);
    hours.push({ at: new Date(at), ...sumOf(own) });
  }
  return hours;
}

/** The types of games, the largest turnover first. */
export function byProduct(rows: readonly TypeSums[]): ProductSums[] {
  const types = [...new Set(rows.map(({ gameType }) => gameType))];
  const products = types.map((gameType) => ({
    gameType,
    ...sumOf(rows.filter((row) => row.gameType === gameType)),
  }));
  return products.toSorted((a, b) => Number(b.turnover - a.turnover));
}
