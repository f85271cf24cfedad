import type { CashierService } from '../../modules/cashier/index.ts';
import type { IdentityService } from '../../modules/identity/index.ts';
import type { LotteryService } from '../../modules/lottery/index.ts';
import type { PlayService } from '../../modules/play/index.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { SiteService } from '../../modules/site/index.ts';
import type { TransfersService } from '../../modules/transfers/index.ts';
import type { RecordDeed } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { DeadLetters } from '../../platform/dead-letters.ts';
import { readArguments } from '../arguments.ts';
import { adjust } from './adjust.ts';
import { decisionUsage } from './ask.ts';
import type { Ask } from './ask.ts';
import { events } from './events.ts';
import { grant } from './grant.ts';
import { ledger } from './ledger.ts';
import type { Books } from './ledger.ts';
import { lottery } from './lottery.ts';
import type { Results } from './lottery.ts';
import { odds } from './odds.ts';
import { member } from './member.ts';
import { payment } from './payment.ts';
import { requirePermit } from './permits.ts';
import { prize } from './prize.ts';
import { round } from './round.ts';
import { transfer } from './transfer.ts';
import { decision } from './two-people.ts';
import type { Decisions } from './two-people.ts';
import { vendor } from './vendor.ts';
import { withdrawal } from './withdrawal.ts';

/** The services with something that waits for a decision of a person. */
export interface Desk {
  readonly site: Pick<SiteService, 'merchantOf'>;
  readonly cashier: CashierService;
  readonly play: Pick<
    PlayService,
    'winsInReview' | 'winInReview' | 'stuckRounds' | 'stuckRound' | 'vendors' | 'keys'
  >;
  readonly lottery: Pick<LotteryService, 'prizes'>;
  readonly results: Results;
  readonly transfers: Pick<TransfersService, 'unknownTransfers' | 'settleByHand'>;
  readonly identity: Pick<IdentityService, 'memberFile' | 'blockMember' | 'unblockMember'>;
  readonly deadLetters: DeadLetters;
  readonly ledger: Books;
  readonly database: Pick<Database, 'transaction'>;
  /** Writes a line of the audit in the transaction of the deed. */
  readonly record: RecordDeed;
  readonly decisions: Decisions;
}

const subjects: Readonly<Record<string, (desk: Desk, ask: Ask) => Promise<string>>> = {
  events: (desk, ask) => events(desk, ask),
  ledger: (desk, ask) => ledger(desk, ask),
  member: (desk, ask) => member(desk, ask),
  decision: ({ decisions }, ask) => decision(decisions, ask),
  adjust: ({ decisions }, ask) => adjust(decisions, ask),
  grant: ({ decisions }, ask) => grant(decisions, ask),
  withdrawal: (desk, ask) => withdrawal(desk, ask),
  odds: (desk, ask) => odds(desk, ask),
  payment: (desk, ask) => payment(desk, ask),
  prize: (desk, ask) => prize(desk, ask),
  round: (desk, ask) => round(desk, ask),
  lottery: (desk, ask) => lottery(desk.results, ask),
  transfer: ({ transfers }, ask) => transfer(transfers, ask),
  vendor: (desk, ask) => vendor(desk, ask),
};

const options = {
  merchant: { type: 'string' },
  reason: { type: 'string' },
  source: { type: 'string' },
  result: { type: 'string' },
  file: { type: 'string' },
  amount: { type: 'string' },
  class: { type: 'string' },
  reference: { type: 'string' },
  times: { type: 'string' },
  days: { type: 'string' },
  'stake-max': { type: 'string' },
  'convert-times': { type: 'string' },
} as const;

/** An issue has two names, and so has a letter of the events. */
const hasTwoNames: ReadonlySet<string> = new Set(['lottery', 'odds', 'events']);

/** True if a command is about what people decide one by one. */
export function isDecision(subject: string | undefined): boolean {
  return subject !== undefined && Object.hasOwn(subjects, subject);
}

/** The person who sends a command, and from where. */
export interface Sender {
  readonly person: StaffActor;
  /** The merchant where no other one is named. */
  readonly merchant: string;
  /** The account of the machine; null: not known. */
  readonly ranBy: string | null;
}

/** Runs one decision and answers what to print; throws with a sentence to read. */
export async function runDecision(
  args: readonly string[],
  desk: Desk,
  { person, merchant: defaultMerchant, ranBy }: Sender,
): Promise<string> {
  const { values, positionals } = readArguments(args, options);
  const [subject = '', verb, id, second, ...rest] = positionals;
  const run = subjects[subject];
  const isNamed = second === undefined || hasTwoNames.has(subject);
  if (run === undefined || !isNamed || rest.length > 0) throw new Error(decisionUsage);
  const { merchant = defaultMerchant, ...told } = values;
  if ((await desk.site.merchantOf(merchant, '')) === null) {
    throw new Error(`There is no merchant ${merchant}.`);
  }
  requirePermit(person, { subject, ...nameOf(verb, id) }, merchant);
  return run(desk, { reason: undefined, ...told, verb, id, second, merchant, person, ranBy });
}

const nameOf = (verb: string | undefined, id: string | undefined) => ({
  ...(verb === undefined ? {} : { verb }),
  ...(id === undefined ? {} : { id }),
});
