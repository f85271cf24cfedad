import { randomUUID } from 'node:crypto';
import type { Chances } from './chance.ts';
import type { Wire } from './wire.ts';

/** A bet that these players know: one unit of a way to bet, which costs two of the currency. */
interface Bet {
  readonly play: string;
  readonly rows: (chances: Chances) => number[][];
}

const price = '2.00';
const twoDigits = ({ between }: Chances) => [[between(0, 9)], [between(0, 9)]];
const numbers =
  (count: number, most: number) =>
  ({ some }: Chances) => [some(count, 1, most)];

/** By the code of the lottery. */
const bets: Readonly<Record<string, Bet>> = {
  'ssc-1m': { play: 'ssc.front2.direct', rows: twoDigits },
  'ssc-5m': { play: 'ssc.front2.direct', rows: twoDigits },
  'hk6-week': { play: 'hk6.special', rows: numbers(1, 49) },
  uirapuru: { play: 'uirapuru.numbers', rows: numbers(6, 60) },
  'quero-quero': { play: 'quero-quero.numbers', rows: numbers(15, 25) },
  'bem-te-vi': { play: 'bem-te-vi.numbers', rows: numbers(5, 80) },
};

/** A lottery of a brand as these players know it. */
export interface KnownLottery {
  readonly code: string;
  readonly tableVersion: number;
  /** The highest prizes that the lottery has; 0 where its odds are fixed. */
  readonly mode: number;
}

/** The lotteries on sale that these players know how to bet on. */
export async function readLotteries({ api }: Pick<Wire, 'api'>): Promise<KnownLottery[]> {
  const listed = await api('lotteryGames', {});
  const known = listed.filter(({ code }) => Object.hasOwn(bets, code));
  const games = await Promise.all(
    known.map(({ code }) => api('lotteryGame', { params: { gameCode: code } })),
  );
  return games.map(({ code, prizes }) => ({
    code,
    tableVersion: prizes.version,
    mode: prizes.family === 'LOTT' ? prizes.modeMax : 0,
  }));
}

/** Buys a ticket of the issue that is on sale; null where there is none at this moment. */
export async function buyTicket(
  { api }: Pick<Wire, 'api'>,
  { code: gameCode, tableVersion, mode }: KnownLottery,
  chances: Chances,
): Promise<{ readonly balance: string } | null> {
  const bet = bets[gameCode];
  const { current } = await api('numerosNear', { query: { gameCode, count: 1 } });
  if (bet === undefined || current === null) return null;
  const line = { play: bet.play, rows: bet.rows(chances), multiple: 1 };
  return api('placeTicket', {
    body: { gameCode, numero: current.numero, tableVersion, mode, unit: '1', lines: [line], price },
    idempotencyKey: randomUUID(),
  });
}
