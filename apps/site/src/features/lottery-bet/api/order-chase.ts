import type { BodyInputOf, orderChaseCall } from '@arara/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { buying } from './buying.ts';

export type ChaseOrder = BodyInputOf<typeof orderChaseCall>;

const way = buying({
  kind: 'chase',
  ask: (body: ChaseOrder, idempotencyKey) => api('orderChase', { body, idempotencyKey }),
  changes: [['balance'], ['chases'], ['tickets']],
});

/** Orders a chase. */
export const useOrderChase = () => useMutation(way);
