/** When a leg goes along: with a stake, a prize, or one of their ways back. */
export type Occasion = 'stake' | 'prize' | 'refund' | 'release' | 'return';

/** The limit that a refused stake ran into. */
export interface TermsRefusal {
  readonly reason: 'limit' | 'paused' | 'excluded';
  readonly kind: 'loss' | 'stake' | 'time' | null;
  readonly period: 'day' | 'week' | 'month' | null;
  /** When stakes are taken again; null when that is not known. */
  readonly until: Date | null;
}

/** A posting that goes along with a player's money, of the same amount: a limit, a wagering, an exposure. */
export interface TermsLeg {
  readonly on: Occasion;
  readonly debit: bigint;
  readonly credit: bigint;
  /** Of packages/ledger: what the posting is for. */
  readonly code: number;
  /** Gives what the debit account cannot, where the money may not be refused; absent: nothing does. */
  readonly overflow?: bigint;
  /** Goes along with money of this instant or later only; absent: with any. */
  readonly since?: Date;
  /** The refusal that it means where the debit account has too little. */
  readonly refusal?: TermsRefusal;
}

/** An account that a stake is taken from. */
export interface StakeSource {
  readonly account: bigint;
  readonly kind: 'cash' | 'grant';
  /** Lower ones are used up first; cash has 0. */
  readonly order: number;
}

/** Why a player may not stake at all. Terms of the house that wait for an agreement have no end of their own. */
export type StakeBlock =
  | { readonly reason: 'paused' | 'excluded' | 'time'; readonly until: Date }
  | { readonly reason: 'terms'; readonly until: null };

/** On which terms a player stakes; see docs/decisions/stake-terms.md. */
export interface StakeTerms {
  /** In the order in which a stake uses them up. */
  readonly sources: readonly StakeSource[];
  readonly legs: readonly TermsLeg[];
  readonly refusal: StakeBlock | null;
  /** The highest stake that a reward allows while it is wagered, in minor units; null: no reward bounds it. */
  readonly stakeMax: bigint | null;
}

/** The terms of one module for the stakes of a player. */
export type TermsContribution = (playerId: bigint) => Promise<Partial<StakeTerms>>;

/** Terms from what the modules say. A source that two of them name is a fault, and so is none. */
export async function gatherTerms(
  contributions: readonly TermsContribution[],
  playerId: bigint,
): Promise<StakeTerms> {
  const sources: StakeSource[] = [];
  const legs: TermsLeg[] = [];
  let refusal: StakeBlock | null = null;
  let stakeMax: bigint | null = null;
  // One after another: a seat is worth one connection.
  for (const contribute of contributions) {
    const said = await contribute(playerId);
    sources.push(...(said.sources ?? []));
    legs.push(...(said.legs ?? []));
    refusal ??= said.refusal ?? null;
    stakeMax = lower(stakeMax, said.stakeMax ?? null);
  }
  const isCashAlone = sources.length === 1 && sources[0]?.kind === 'cash';
  if (!isCashAlone) {
    sources.sort((a, b) => a.order - b.order);
    checkSources(sources, playerId);
  }
  return { sources, legs, refusal, stakeMax };
}

const lower = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || (other !== null && other < one) ? other : one;

function checkSources(sources: readonly StakeSource[], playerId: bigint): void {
  const accounts = new Set(sources.map(({ account }) => account));
  const cash = sources.filter(({ kind }) => kind === 'cash');
  if (accounts.size !== sources.length || cash.length !== 1) {
    throw new Error(`the sources of player ${playerId} are not one cash and grants, each once`);
  }
}

/** The accounts of the sources in order; none where cash is the only one, which needs no split. */
export function sourcesOf({ sources }: Pick<StakeTerms, 'sources'>): readonly bigint[] {
  return sources.length === 1 ? [] : sources.map(({ account }) => account);
}

/** The legs of an occasion, for money of an instant; without one, of now. */
export function legsOn(
  { legs }: Pick<StakeTerms, 'legs'>,
  occasion: Occasion,
  at: Date | null = null,
): readonly TermsLeg[] {
  return legs.filter(
    ({ on, since }) =>
      on === occasion && (since === undefined || at === null || at.getTime() >= since.getTime()),
  );
}

/** A refusal of the ledger, with the account that the refusing transfer was to be taken from. */
export interface LedgerRefusal {
  readonly refusal: string;
  readonly detail: string | null;
  readonly debit: bigint;
}

/** The meaning of a refusal of the ledger by the terms; null: nothing, such as too little money. */
export function refusalByTerms(
  { legs, refusal: block }: Pick<StakeTerms, 'legs' | 'refusal'>,
  { refusal, detail, debit }: LedgerRefusal,
): TermsRefusal | null {
  if (refusal === 'debits_refused') return refusalOfMark(detail, block);
  if (refusal !== 'exceeds_credits') return null;
  return legs.find((leg) => leg.on === 'stake' && leg.debit === debit)?.refusal ?? null;
}

/** The mark on the cash account says why; how long is known where the terms saw it coming. */
function refusalOfMark(detail: string | null, block: StakeBlock | null): TermsRefusal | null {
  const until = block?.until ?? null;
  if (detail === 'paused' || detail === 'excluded') {
    return { reason: detail, kind: null, period: null, until };
  }
  if (detail === 'time') return { reason: 'limit', kind: 'time', period: null, until };
  return null;
}
