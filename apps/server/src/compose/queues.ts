import type { QueueName } from '@arara/contract';
import type { StaffActor } from '../platform/permissions.ts';

interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

type Queues = (merchant: string) => Promise<readonly (Waiting & { readonly name: QueueName })[]>;

interface Modules {
  readonly cashierDesk: { readonly service: { readonly queues: Queues } };
  readonly prizeDesk: { readonly service: { readonly queues: Queues } };
  readonly decisions: {
    readonly service: { waitingFor(actor: StaffActor, merchant: string): Promise<Waiting> };
  };
  readonly lottery: { readonly service: { halfSaid(): Promise<Waiting> } };
}

/** The queues of the house, each read by the module that owns what waits. */
export const deskQueues = ({ cashierDesk, prizeDesk, decisions, lottery }: Modules) => [
  {
    names: ['withdrawals', 'payouts.unknown', 'payouts.returned', 'payments', 'refunds'] as const,
    read: cashierDesk.service.queues,
  },
  { names: ['prizes'] as const, read: prizeDesk.service.queues },
  {
    names: ['decisions'] as const,
    read: async (merchant: string, actor: StaffActor) => [
      { name: 'decisions' as const, ...(await decisions.service.waitingFor(actor, merchant)) },
    ],
  },
  {
    names: ['results'] as const,
    read: async () => [{ name: 'results' as const, ...(await lottery.service.halfSaid()) }],
  },
];
