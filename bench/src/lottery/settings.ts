/** The numbers on which the programs of the lottery group agree. */
export const lotteryCode = 'bench-5';
/** The same, drawn by somebody else: its results can be corrected. */
export const foreignCode = 'bench-5-far';
export const drawModel = 'ssc';
export const mode = 1_920;
/** The lowest: every ticket is paid a rebate. */
export const modeWithRebate = 1_700;
export const merchant = 'arara';
export const playersMax = 2_000;
/** Bets of two reais on the first two digits, each on one of a hundred. */
export const linesOfTicket = 5;
export const price = '10.00';
export const realPath = '/api/lottery/tickets';
export const naivePath = '/naive/tickets';
/** Connections of the naive handler's pool: more only wait on the same locks. */
export const naivePool = 20;
