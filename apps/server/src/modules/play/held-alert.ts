import type { Logger } from 'pino';
import type { Consumer } from '../../platform/events.ts';

/** Tells the operator by the log of every prize that waits for two people, so that somebody looks at it. */
export function heldAlert(log: Pick<Logger, 'warn'>): Consumer {
  return {
    name: 'play.held',
    topics: ['play.prize.held'],
    async handle(_tx, { payload }) {
      const { vendor, txId, amount, currency } = payload;
      log.warn({ vendor, txId, amount, currency }, 'a prize waits for two people');
    },
  };
}
