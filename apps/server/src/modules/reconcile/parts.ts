import type { ReconcileFile, ReconcilePart } from '@arara/contract';
import { addDays, startOfDay } from '@arara/calendar';
import { amountText } from '../../platform/amounts.ts';
import type { Difference } from '../transfers/index.ts';
import { compareBooks } from './bank.policy.ts';
import type { Found } from './bank.policy.ts';
import { readBooks } from './books.ts';
import type { OpenDifference } from './difference.repository.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';

export type Custody = NonNullable<ReconcileFile['custody']>;

/** The outcome of the comparison of one part. */
export interface PartOutcome {
  readonly part: ReconcilePart;
  readonly state: 'agrees' | 'differs' | 'unreached' | 'none';
  readonly compared: number;
  /** All that differs: of the day, and what was open before and still is. */
  readonly found: readonly Found[];
  /** Tells of an open difference that was looked at again and is not among those found: it is resolved. */
  covers(open: OpenDifference): boolean;
}

export interface Asked {
  readonly merchant: string;
  readonly day: string;
  /** The zone of the brand's clock, which cuts its days. */
  readonly zone: string;
  readonly from: Date;
  readonly until: Date;
  /** The differences of the brand that are open from before. */
  readonly open: readonly OpenDifference[];
}

const dayMs = 24 * 3_600_000;
const nobody = () => false;
const unreached = (part: ReconcilePart): PartOutcome => ({
  part,
  state: 'unreached',
  compared: 0,
  found: [],
  covers: nobody,
});

const outcomeOf = (
  part: ReconcilePart,
  compared: number,
  found: readonly Found[],
  covers: PartOutcome['covers'],
): PartOutcome => ({
  part,
  state: found.length === 0 ? 'agrees' : 'differs',
  compared,
  found,
  covers,
});

/** A round that a vendor leaves open is decided by people after three days. */
const lateDays = 7;

/** The earliest instant from which a part is looked at: the day, and what is open from before. */
function reachOf({ from, open }: Asked, part: ReconcilePart): Date {
  const times = open
    .filter((one) => one.part === part && one.at !== null)
    .map(({ at }) => at?.getTime() ?? from.getTime());
  return new Date(Math.min(from.getTime(), ...times));
}

/** The account at the bank against the ledger, line by line and by its sum. */
export async function compareBank(
  deps: ReconcileDeps,
  asked: Asked,
): Promise<{ readonly parts: readonly PartOutcome[]; readonly custody: Custody | null }> {
  const { until, day, merchant } = asked;
  const from = reachOf(asked, 'bank');
  try {
    const books = await readBooks(deps, new Date(from.getTime() - dayMs), until);
    const text = (minor: bigint) => `${amountText(minor, deps.currency)} ${deps.currency}`;
    const compared = compareBooks(books, { from, until }, merchant, text);
    const custody = custodyOf(deps, books, compared);
    const isLater = (open: OpenDifference) => day >= open.lastDay;
    return {
      custody,
      parts: [
        outcomeOf('bank', compared.compared, compared.found, ({ at }) => {
          return at !== null && at >= from && at < until;
        }),
        outcomeOf('custody', 0, sumsThatDiffer(deps, books, compared), isLater),
      ],
    };
  } catch (error) {
    deps.log.warn({ err: error, merchant, day }, 'the statement of the bank cannot be compared');
    return { custody: null, parts: [unreached('bank'), unreached('custody')] };
  }
}

type Sums = Awaited<ReturnType<typeof readBooks>>;
type Left = Pick<ReturnType<typeof compareBooks>, 'transit' | 'unexplained'>;

function custodyOf({ currency }: ReconcileDeps, books: Sums, left: Left): Custody {
  const text = (minor: bigint) => amountText(minor, currency);
  const { custody, obligations } = books.house;
  return {
    bank: text(books.bankClose),
    ledger: text(books.ledgerClose),
    transit: text(left.transit),
    unexplained: text(left.unexplained),
    cover: text(custody - obligations),
    asOf: books.asOf.toISOString(),
  };
}

/** The sum at the bank must be the ledger's, and the account must hold what the house keeps for others. */
function sumsThatDiffer({ currency }: ReconcileDeps, books: Sums, left: Left): Found[] {
  const text = (minor: bigint) => `${amountText(minor, currency)} ${currency}`;
  const { custody, obligations } = books.house;
  const sum = { part: 'custody', class: 'changed', at: null } as const;
  const found: Found[] = [];
  // The sums themselves are those of all brands: the case tells the gap alone.
  if (left.unexplained !== 0n) {
    const theirs = { unexplained: text(left.unexplained) };
    found.push({ ...sum, ref: 'custody:bank', ours: null, theirs });
  }
  if (custody < obligations) {
    const ours = { uncovered: text(obligations - custody) };
    found.push({ ...sum, ref: 'custody:cover', ours, theirs: null });
  }
  return found;
}

/** The vendors' lists of transfers against ours, of this day of the brand and of those that something is open of. */
export async function comparePurses(deps: ReconcileDeps, asked: Asked): Promise<PartOutcome> {
  const vendors = await deps.transfers.purseVendors(asked.merchant);
  if (vendors.length === 0) return { ...unreached('purses'), state: 'none' };
  const open = asked.open.filter(({ part }) => part === 'purses');
  const days = new Set([asked.day, ...open.map(({ firstDay }) => firstDay)]);
  const found: Found[] = [];
  const reached = new Set<string>();
  for (const vendor of vendors) {
    for (const day of days) {
      try {
        const listed = await deps.transfers.reconcileSpan(vendor, spanOf(asked.zone, day));
        for (const one of listed) if (await isOwn(deps, asked, one)) found.push(purseFound(one));
        reached.add(`${vendor}/${day}`);
      } catch (error) {
        deps.log.warn({ err: error, vendor, day }, 'a vendor’s list of transfers cannot be read');
      }
    }
  }
  const isReached = vendors.every((vendor) => reached.has(`${vendor}/${asked.day}`));
  const outcome = outcomeOf('purses', found.length, found, ({ ref, firstDay }) =>
    reached.has(`${ref.split('/')[0]}/${firstDay}`),
  );
  return isReached || found.length > 0 ? outcome : { ...outcome, state: 'unreached' };
}

const spanOf = (zone: string, day: string) => ({
  from: startOfDay(zone, day),
  until: startOfDay(zone, addDays(day, 1)),
});

/** A transfer that we do not have is everybody's; one that we have belongs to its brand. */
const isOwn = async (
  { transfers }: ReconcileDeps,
  { merchant }: Asked,
  { kind, reference }: Difference,
): Promise<boolean> => kind === 'extra' || (await transfers.find(merchant, reference)) !== null;

const classOf = { missing: 'ours', extra: 'theirs', changed: 'changed' } as const;

const purseFound = ({ vendor, reference, kind, ours, theirs }: Difference): Found => ({
  part: 'purses',
  class: classOf[kind],
  ref: `${vendor}/${reference}`,
  at: null,
  ours: textsOf(ours),
  theirs: textsOf(theirs),
});

const textsOf = (side: object | null) =>
  side === null
    ? null
    : Object.fromEntries(Object.entries(side).map(([name, value]) => [name, String(value)]));

/** The sums that vendors told when they closed their rounds against ours. */
export async function compareVendors(deps: ReconcileDeps, asked: Asked): Promise<PartOutcome> {
  // A round is open for days, and its sums are told at its end.
  const late = asked.from.getTime() - lateDays * dayMs;
  const from = new Date(Math.min(reachOf(asked, 'vendors').getTime(), late));
  const rounds = await deps.play.mismatches(asked.merchant, from, asked.until);
  const found = rounds.map((round): Found => {
    const text = (minor: bigint | null) =>
      minor === null ? '' : `${amountText(minor, deps.currency)} ${round.currency}`;
    return {
      part: 'vendors',
      class: 'changed',
      ref: `${round.vendor}/${round.id}`,
      at: round.openedAt,
      ours: { game: round.gameCode, stake: text(round.bet), prize: text(round.win) },
      theirs: { stake: text(round.finalBet), prize: text(round.finalWin) },
    };
  });
  // Another day judges a round that was opened after this one.
  const covers = ({ at }: { readonly at: Date | null }) =>
    at !== null && at >= from && at < asked.until;
  return outcomeOf('vendors', rounds.length, found, covers);
}
