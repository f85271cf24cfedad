/** The numbers on which the three programs of the HTTP group agree. */
export const playersMax = 10_000;
export const vendorsMax = 100;
export const gameCode = 'bench';
export const opening = 1_000_000_000n;
export const naivePath = '/naive/bet';
export const realPath = '/vendor/v1/wallet/bet';
/** Connections of the naive handler's pool: more only wait on the same locks. */
export const naivePool = 20;
