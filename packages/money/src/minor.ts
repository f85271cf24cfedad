declare const minorBrand: unique symbol;

/** A whole number of minor units (centavos for BRL). Only this package calculates with it. */
export type Minor = bigint & { readonly [minorBrand]: true };

/** The largest amount a client may name; below 2^53, so it survives any JSON reader. */
export const AMOUNT_MAX = 9_000_000_000_000_000n as Minor;

const INT64_MAX = 9_223_372_036_854_775_807n;

/** Brands a bigint as minor units; throws where it would not fit the database's bigint. */
export function minor(value: bigint): Minor {
  if (value > INT64_MAX || value < -INT64_MAX) {
    throw new RangeError(`amount out of range: ${value}`);
  }
  return value as Minor;
}
