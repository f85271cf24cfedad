import type { Currency } from '@arara/money';

/** Prizes are worked out for the currency that tickets are sold in; play money buys none. */
export const lotteryCurrency: Currency = 'BRL';

/** The name that the vendors' wallet has for the lottery. */
export const lotteryVendor = 'lottery';
