/** Answers of the vendor protocol: number, name, whether the same request may be sent again. */
export const walletCodes = {
  OK: { code: 0, retryable: false },
  INSUFFICIENT_FUNDS: { code: 1001, retryable: false },
  PLAYER_NOT_FOUND: { code: 1002, retryable: false },
  PLAYER_BLOCKED: { code: 1003, retryable: false },
  RG_LIMIT_REACHED: { code: 1004, retryable: false },
  SELF_EXCLUDED: { code: 1005, retryable: false },
  GEO_BLOCKED: { code: 1006, retryable: false },
  SESSION_EXPIRED: { code: 1007, retryable: false },
  BET_LIMIT: { code: 1008, retryable: false },
  TERMS_REQUIRED: { code: 1009, retryable: false },
  GAME_UNAVAILABLE: { code: 1101, retryable: false },
  CURRENCY_MISMATCH: { code: 1102, retryable: false },
  ROUND_CLOSED: { code: 1103, retryable: false },
  TX_CONFLICT: { code: 1104, retryable: false },
  TX_ROLLED_BACK: { code: 1105, retryable: false },
  BET_NOT_FOUND: { code: 1106, retryable: true },
  ALREADY_SETTLED: { code: 1107, retryable: false },
  BAD_SIGNATURE: { code: 1201, retryable: false },
  STALE_TIMESTAMP: { code: 1202, retryable: false },
  REPLAYED_NONCE: { code: 1203, retryable: false },
  BAD_REQUEST: { code: 1204, retryable: false },
  TEMPORARY: { code: 1901, retryable: true },
  INTERNAL_UNKNOWN: { code: 1902, retryable: true },
} as const satisfies Record<string, { code: number; retryable: boolean }>;

export type WalletCodeName = keyof typeof walletCodes;

const names = new Map<number, WalletCodeName>(
  Object.entries(walletCodes).map(([name, { code }]) => [code, name as WalletCodeName]),
);

/** The name of a code that the database decided on. */
export function nameOfCode(code: number): WalletCodeName {
  return names.get(code) ?? 'INTERNAL_UNKNOWN';
}

/** HTTP status: 200 for every business answer; outside it only what is about the request itself. */
export function httpStatusOf(code: number): number {
  if (code === walletCodes.INTERNAL_UNKNOWN.code) return 500;
  const aboutTheSigner = code >= 1201 && code <= 1203;
  return aboutTheSigner ? 401 : 200;
}
