import type { SeatSeen } from '@arara/contract';
import { h } from '../hud/dom.ts';
import type { Texts } from '../texts.ts';
import { leftAt } from './round-state.ts';

/** So many of the seats are listed; the largest stakes first. */
const listed = 40;

/** The others at the table: how many bets there are, and who left where. */
export function createCrew(
  texts: Texts,
  amounts: {
    money(amount: string, currency: string): string;
    times(at: number): string;
    paid(seat: SeatSeen, at: number): string;
  },
) {
  const count = h('h2', {});
  const list = h('ol', { tabindex: '0', 'aria-label': texts.t('table.crew') });
  const node = h('section', { class: 'crew' }, count, list);
  let shown = '';

  return {
    node,
    show(seats: readonly SeatSeen[], isOver: boolean): void {
      const print = JSON.stringify([seats.length, isOver, seats.map(({ view }) => view)]);
      if (print === shown) return;
      shown = print;
      count.textContent =
        seats.length === 0
          ? texts.t('table.bets.none')
          : texts.t('table.bets', { count: seats.length });
      const sorted = seats.toSorted(
        (a, b) => (leftAt(b) ?? 0) - (leftAt(a) ?? 0) || Number(b.stake) - Number(a.stake),
      );
      list.replaceChildren(
        ...sorted.slice(0, listed).map((seat) => {
          const at = leftAt(seat);
          return h(
            'li',
            { class: at === null ? (isOver ? 'fell' : '') : 'gone' },
            h('span', {}, seat.name),
            h('span', {}, amounts.money(seat.stake, seat.currency)),
            h('b', {}, at === null ? '' : amounts.times(at)),
            h('span', {}, at === null ? '' : amounts.paid(seat, at)),
          );
        }),
      );
    },
  };
}
