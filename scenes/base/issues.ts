import { drawsOfGameCall, lotteriesNowCall, numerosNearCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { readDemo } from './demo.ts';
import type { Stubs } from './stubs.ts';

type Issue = NonNullable<ValueOf<typeof numerosNearCall>['current']>;

const minuteMs = 60_000;
const saleMs = 5 * minuteMs;

/** An issue whose sale has begun a minute ago, or the one so many issues later. */
export function issueOnSale(later = 0): Issue {
  const openAt = Date.now() - minuteMs + later * saleMs;
  const closeAt = openAt + saleMs;
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  return {
    numero: `${day}${String(101 + later)}`,
    state: later === 0 ? 'ON_SALE' : 'SCHEDULED',
    openAt,
    closeAt,
    drawAt: closeAt + 5_000,
  };
}

const nearNow = (count = 5) => ({
  current: issueOnSale(),
  next: Array.from({ length: count - 1 }, (_, at) => issueOnSale(at + 1)),
  last: null,
});

/** Every lottery has an issue on sale, and none was drawn: the demo sells once its worker runs. */
export function stubIssues({ answer }: Stubs): void {
  const lotteries = () =>
    readDemo().lotteries.map(({ code }) => ({ gameCode: code, ...nearNow() }));
  const serverTime = () => Date.now();
  answer(numerosNearCall, ({ query }) =>
    query.gameCode === undefined
      ? { serverTime: serverTime(), current: null, next: [], last: null, lotteries: lotteries() }
      : { serverTime: serverTime(), ...nearNow(query.count) },
  );
  answer(lotteriesNowCall, () => ({ serverTime: serverTime(), lotteries: lotteries() }));
  answer(drawsOfGameCall, []);
}
