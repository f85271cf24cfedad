/** The numbers on which the programs of `originals.round` agree. */
export const merchant = 'arara';
export const vendor = 'studio';
export const gameCode = 'dice';
export const playersMax = 2_000;
export const clientSeed = 'bench';
export const secretKey = 'ab'.repeat(32);
export const stake = '1.00';
export const choices = { side: 'under', target: 5_000 };
export const realPath = '/studio/v1/rounds';
export const naivePath = '/naive/rounds';
/** Connections of the naive handler's pool: more only wait on the same locks. */
export const naivePool = 20;
/** The token of a player's game session. */
export const tokenOf = (player: number | bigint) => `round-session-of-player-${player}`;
