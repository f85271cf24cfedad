import type { Words } from '@arara/game-kit/view';
import { h } from '@arara/game-kit/view';
import { HANDS } from '../../src/video-poker/hands.ts';
import type { HandName } from '../../src/video-poker/hands.ts';
import { shortTimes } from '../common/numbers.ts';

/** The hands that pay, as sheets over the table. */
export interface Schedule {
  readonly node: HTMLElement;
  /** Marks the hand that lies on the table, and whether it is the last one; null marks none. */
  mark(hand: HandName | null, isPaid: boolean): void;
}

export function createSchedule(words: Words): Schedule {
  const sheets = HANDS.map(({ name, pays }) => ({
    name,
    node: h(
      'li',
      {},
      h('span', {}, words.game(`video-poker.hand.${name}`)),
      h('b', {}, shortTimes(words, pays)),
    ),
  }));
  return {
    node: h(
      'ol',
      { class: 'poker-schedule', 'aria-label': words.game('video-poker.schedule') },
      ...sheets.map(({ node }) => node),
    ),
    mark(hand, isPaid) {
      for (const { name, node } of sheets) {
        node.classList.toggle('lies', name === hand);
        node.classList.toggle('paid', name === hand && isPaid);
      }
    },
  };
}
