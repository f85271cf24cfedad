import { consumerOf } from '../../platform/events.ts';
import type { Consumer } from '../../platform/events.ts';
import { hearMove } from './commands/hear-move.ts';
import type { RiskDeps } from './risk.deps.ts';

/** Judges every deposit and withdrawal by the rules of its brand, once each. */
export const moveConsumer = (deps: RiskDeps): Consumer =>
  consumerOf({
    name: 'risk.rules',
    topics: ['deposit', 'withdrawal'],
    async handle(tx, { topic, audience, payload: { id, state }, at }) {
      const isMove = state === (topic === 'deposit' ? 'PAID' : 'REQUESTED');
      // Money that goes back is judged by its own time, whatever news came of it.
      if (!isMove && topic === 'withdrawal') return;
      const player = /^player:(\d{1,18})$/.exec(audience ?? '')?.[1];
      if (player !== undefined) await hearMove(deps, tx, { playerId: BigInt(player), id, at });
    },
  });
