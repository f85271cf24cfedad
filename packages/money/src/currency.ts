/** Every currency of the house with the decimals its minor unit stands for. */
export const currencies = {
  /** Brazilian real, in centavos. */
  BRL: { code: 'BRL', scale: 2 },
  /** Play money of free-play accounts. */
  FUN: { code: 'FUN', scale: 2 },
  /** Loyalty points, which have no fraction. */
  PTS: { code: 'PTS', scale: 0 },
} as const satisfies Record<string, { code: string; scale: number }>;

export type Currency = keyof typeof currencies;

/** Tells whether a text names a currency of the house. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}

/** Decimals of a currency: 2 for BRL, so that 1 minor unit is 0.01. */
export function scaleOf(currency: Currency): number {
  return currencies[currency].scale;
}
