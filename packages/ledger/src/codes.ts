/**
 * The purpose of a transfer. The number is stored; it is never reused or changed. Codes from 100 to
 * 199 are guarded: the ledger refuses them on an account that refuses debits (a block, an
 * exclusion, a time limit). Wins, refunds and withdrawals stand outside, so nothing stops them.
 */
export const transferCodes = {
  deposit: 10,
  deposit_returned: 11,
  withdrawal: 20,
  withdrawal_returned: 21,
  win: 30,
  win_held: 31,
  win_released: 32,
  chase_released: 33,
  stake_returned: 40,
  win_returned: 41,
  transfer_sent: 43,
  transfer_undone: 44,
  transfer_in: 45,
  prize: 50,
  debt_settled: 60,
  correction: 70,
  opening: 71,
  adjustment: 72,
  limit_granted: 80,
  limit_used: 81,
  limit_returned: 82,
  jackpot_seeded: 90,
  jackpot_fed: 91,
  jackpot_won: 92,
  jackpot_returned: 93,
  stake: 100,
  ticket: 101,
  chase_held: 102,
  player_transfer: 110,
  transfer_out: 120,
  reward_granted: 200,
  reward_taken: 201,
  reward_converted: 202,
  commission: 210,
  points_earned: 220,
  points_spent: 221,
} as const satisfies Record<string, number>;

export type TransferCode = keyof typeof transferCodes;

const names = new Map<number, TransferCode>(
  Object.entries(transferCodes).map(([name, code]) => [code, name as TransferCode]),
);

/** The name of a stored code; throws on one that the registry does not know. */
export function transferCodeName(code: number): TransferCode {
  const name = names.get(code);
  if (name === undefined) throw new RangeError(`unknown transfer code ${code}`);
  return name;
}

/** Tells whether an account that refuses debits refuses this code. */
export function isGuarded(code: TransferCode): boolean {
  const number = transferCodes[code];
  return number >= 100 && number < 200;
}
