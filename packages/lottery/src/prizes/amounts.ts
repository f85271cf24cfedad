import { fraction, minor, plus, toMinor, type Fraction, type Minor } from '@arara/money';
import type { Hit, Play } from '../play-type.ts';
import { oddsOf, rebateOf, type PrizeTable } from './table.ts';

/** The worth of one multiple of a unit bet before the unit: two of the currency, in minor units. */
const baseMinor = 200n;

/** The units that a stake is counted in: whole, a tenth, a hundredth, a thousandth. */
export const stakeUnits = ['1', '0.1', '0.01', '0.001'] as const;
export type StakeUnit = (typeof stakeUnits)[number];

/** Thousandths of a minor unit: what stakes are counted in before a ticket is summed up. */
export type Mils = bigint;
const milsOfUnit: Record<StakeUnit, Mils> = { '1': 1_000n, '0.1': 100n, '0.01': 10n, '0.001': 1n };
const milsPerMinor = 1_000n;

/** How much is on each unit bet of a line. */
export interface StakeTerms {
  readonly unit: StakeUnit;
  readonly multiple: number;
  /** Prize mode; 0 under fixed odds. */
  readonly mode: number;
}

/** The worth of one stake at these terms, in thousandths of a minor unit. */
export function stakeMils({ unit, multiple }: StakeTerms): Mils {
  return baseMinor * milsOfUnit[unit] * BigInt(multiple);
}

/** The cost of a line. */
export function costMils(play: Play, unitBets: number, terms: StakeTerms): Mils {
  return stakeMils(terms) * BigInt(unitBets) * BigInt(play.type.price);
}

/** A sum of lines in minor units; null where it is not whole: nobody is charged a part of a cent. */
export function wholeMinor(mils: Mils): Minor | null {
  return mils % milsPerMinor === 0n ? minor(mils / milsPerMinor) : null;
}

const nothing = fraction(0n);

/** The prize of the hits of a line in minor units, each class at its odds: exactly, parts of one included. */
export function winOf(
  table: PrizeTable,
  play: Play,
  hits: readonly Hit[],
  terms: StakeTerms,
): Fraction {
  const stake = stakeMils(terms);
  return hits.reduce((sum, { code, units }) => {
    const { numerator, denominator } = oddsOf(table, play, code, terms.mode);
    const won = fraction(stake * BigInt(units) * numerator, denominator * milsPerMinor);
    return plus(sum, won);
  }, nothing);
}

/** The same rounded down to the minor unit: what is told of hits that are alone on their ticket. */
export function prizeOf(...line: Parameters<typeof winOf>): Minor {
  return toMinor(winOf(...line), 'down');
}

/** The part of a ticket's stake that a mode below the highest gives back, exactly. */
export function rebateExactly(table: PrizeTable, stake: Minor, mode: number): Fraction {
  return fraction(stake * BigInt(rebateOf(table, mode)), 10_000n);
}
