import type { Logger } from 'pino';
import { consumerOf } from '../../platform/events.ts';
import type { Consumer } from '../../platform/events.ts';

/** Tells the operator by the log of every prize that waits for two people, so that somebody looks at it. */
export function reviewAlert(log: Pick<Logger, 'warn'>): Consumer {
  return consumerOf({
    name: 'play.held',
    topics: ['play.prize.held'],
    async handle(_tx, { payload }) {
      const { vendor, txId, amount, currency } = payload;
      log.warn({ vendor, txId, amount, currency }, 'a prize waits for two people');
    },
  });
}
