import type { QueueName } from '@arara/contract';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Decisions } from '../modules/decisions/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { StudioService } from '../modules/studio/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { StaffActor } from '../platform/permissions.ts';

interface Decided {
  readonly site: { readonly service: SiteService };
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly compliance: Compliance;
  readonly play: { readonly service: PlayService };
  readonly decisions: Decisions;
}

/** The doors that the desks of money and prizes ask. */
export const deskParts = (
  { database, clock, texts }: Kernel,
  ledger: Ledger,
  { site, identity, wallet, compliance, play, decisions }: Decided,
) => ({
  database,
  clock,
  texts,
  ledger,
  wallet,
  compliance,
  members: identity.service,
  decisions: decisions.service,
  rounds: play.service,
  timeZoneOf: site.service.timeZoneOf,
});

interface Moved {
  moneyBetween(
    merchant: string,
    from: Date,
    until: Date,
  ): Promise<{
    readonly deposits: bigint;
    readonly withdrawalsPaid: bigint;
    readonly firstDeposits: number;
  }>;
}

type Gathered = Waited &
  Pick<Decided, 'site' | 'identity'> & {
    readonly cashierDesk: { readonly service: Moved };
    readonly studio: { readonly service: Pick<StudioService, 'liveReturns'> };
  };

/** The doors that the dashboard and the queues ask. */
export const figureParts = ({ database, clock }: Kernel, modules: Gathered) => ({
  database,
  clock,
  money: modules.cashierDesk.service,
  members: modules.identity.service,
  returns: modules.studio.service.liveReturns,
  currencies: modules.site.service.currencies,
  timeZoneOf: modules.site.service.timeZoneOf,
  queues: deskQueues(modules),
});

interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

type Queues = (merchant: string) => Promise<readonly (Waiting & { readonly name: QueueName })[]>;

interface Waited {
  readonly cashierDesk: { readonly service: { readonly queues: Queues } };
  readonly prizeDesk: { readonly service: { readonly queues: Queues } };
  readonly feedbackDesk: { readonly service: { readonly queues: Queues } };
  readonly cases: { readonly service: { readonly queues: Queues } };
  readonly decisions: {
    readonly service: { waitingFor(actor: StaffActor, merchant: string): Promise<Waiting> };
  };
  readonly lottery: { readonly service: { halfSaid(): Promise<Waiting> } };
}

/** The queues of the house, each read by the module that owns what waits. */
const deskQueues = ({
  cashierDesk,
  prizeDesk,
  feedbackDesk,
  cases,
  decisions,
  lottery,
}: Waited) => [
  {
    names: ['withdrawals', 'payouts.unknown', 'payouts.returned', 'payments', 'refunds'] as const,
    read: cashierDesk.service.queues,
  },
  { names: ['prizes'] as const, read: prizeDesk.service.queues },
  { names: ['feedback'] as const, read: feedbackDesk.service.queues },
  { names: ['cases'] as const, read: cases.service.queues },
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
