/** The signs of a referral code: none that is taken for another. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** The number of its signs. */
export const referralLength = 8;
