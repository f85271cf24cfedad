import { queuePermissions, staffQueuesCall } from '@arara/contract';
import type { QueueName } from '@arara/contract';
import type { Clock } from '../../platform/clock.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { isAllowed } from '../../platform/permissions.ts';
import type { StaffActor } from '../../platform/permissions.ts';

/** How much waits in a queue, and since when. */
export interface QueueCount {
  readonly name: QueueName;
  readonly count: number;
  readonly oldest: Date | null;
}

export interface QueuesDeps {
  readonly clock: Clock;
  /** The queues of each module, at a merchant and for a person. */
  readonly queues: readonly {
    readonly names: readonly QueueName[];
    read(merchant: string, actor: StaffActor): Promise<readonly QueueCount[]>;
  }[];
}

/** The queues of all modules that a person may read; what nobody may read is not even counted. */
export const queueRoutes = ({ clock, queues }: QueuesDeps): AnyRoute[] => [
  route(staffQueuesCall, async ({ caller: { staff, merchant } }) => {
    const mayRead = (name: QueueName) => isAllowed(staff, queuePermissions[name], merchant);
    const asked = queues.filter(({ names }) => names.some(mayRead));
    const found = await Promise.all(asked.map(({ read }) => read(merchant, staff)));
    return {
      now: clock.now().toISOString(),
      queues: found
        .flat()
        .filter(({ name }) => mayRead(name))
        .map(({ name, count, oldest }) => ({ name, count, oldest: oldest?.toISOString() ?? null })),
    };
  }),
];
