import type { ValueOf, certificatesCall } from '@arara/contract';
import { liveBand } from '@arara/game-kit';
import type { StudioDeps } from './studio.deps.ts';
import type { CertificateFacts, ModeFacts } from './studio.ports.ts';
import { readTotals } from './totals.repository.ts';
import type { TotalRow } from './totals.repository.ts';

type Certificate = ValueOf<typeof certificatesCall>[number];
type Mode = Certificate['modes'][number];

/** Every title's certificate beside what it really paid, with the band that chance allows. */
export async function listCertificates(deps: StudioDeps): Promise<Certificate[]> {
  const totals = await readTotals(deps.database.read);
  return deps.games.codes().flatMap((code) => {
    const game = deps.games.current(code);
    if (game === null) return [];
    const { version, mathsHash } = game;
    const certificate = deps.games.certificate(code, version);
    const { method, modes } = certificate;
    const own = totals.filter((row) => row.game_code === code && row.game_version === version);
    const played = (mode: string) => own.find(({ bet_mode }) => bet_mode === mode);
    const name = deps.games.nameOf(code);
    const withLive = modes.map((facts) => ({
      ...facts,
      live: liveOf(facts, certificate, played(facts.mode)),
    }));
    return [{ code, version, name, method, mathsHash, modes: withLive }];
  });
}

/** Where 999 of 1,000 samples lie: mean ± 3.29 σ ÷ √n. */
const deskZ = 3.29;
/** Below so many rounds one large prize alone leads out of the band: nothing is said of them. */
const fewRounds = 1_000;

export interface LiveReturn {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  readonly mode: string;
  readonly rounds: number;
  /** Percents of the cost. */
  readonly certified: string;
  readonly live: string;
  readonly low: string;
  readonly high: string;
  readonly verdict: 'within' | 'outside' | 'few';
}

/** The titles that were played for money with the version that deals now, by the way of buying, most rounds first. */
export async function liveReturns(deps: StudioDeps): Promise<LiveReturn[]> {
  const rows = await readTotals(deps.database.read);
  const found = rows.flatMap((row): LiveReturn[] => {
    const { game_code: code, game_version: version, bet_mode: mode, rtp } = row;
    if (rtp === null || deps.games.current(code)?.version !== version) return [];
    const certificate = deps.games.certificate(code, version);
    const facts = certificate.modes.find((one) => one.mode === mode);
    if (facts === undefined) return [];
    const judged = judge(facts, certificate, { rounds: Number(row.rounds), rtp });
    return [{ code, name: deps.games.nameOf(code), version, mode, ...judged }];
  });
  return found.toSorted((a, b) => b.rounds - a.rounds);
}

/** The return of a way of buying beside its certificate, in the band of so many rounds. */
function judge(
  facts: ModeFacts,
  certificate: CertificateFacts,
  { rounds, rtp }: { readonly rounds: number; readonly rtp: string },
) {
  const live = Number(rtp) / 100;
  const band = bandOf(facts, certificate, { rounds, rtp: live }, deskZ);
  const isWithin = live >= band.low && live <= band.high;
  return {
    rounds,
    certified: facts.rtp,
    live: rtp,
    low: percent(band.low),
    high: percent(band.high),
    verdict:
      rounds < fewRounds ? ('few' as const) : isWithin ? ('within' as const) : ('outside' as const),
  };
}

type Unplayed = { readonly [K in 'live' | 'low' | 'high' | 'verdict']: null };

/** A version of a title with the return of each way of buying; nothing is said of one that nobody played for money. */
export interface VersionReturns {
  readonly version: string;
  readonly isCurrent: boolean;
  readonly method: string;
  readonly mathsHash: string;
  readonly modes: readonly ({
    readonly mode: string;
    readonly costHundredths: number;
    /** Standard deviation of one round's prize, in stakes. */
    readonly deviation: string;
    readonly rounds: number;
    readonly certified: string;
  } & (Unplayed | Pick<LiveReturn, keyof Unplayed>))[];
}

/** The versions of a title that deal now or were played for money, the one that deals now first, then the newest. */
export async function versionReturns(deps: StudioDeps, code: string): Promise<VersionReturns[]> {
  const current = deps.games.current(code);
  if (current === null) return [];
  const totals = (await readTotals(deps.database.read)).filter((row) => row.game_code === code);
  const older = new Set(totals.map(({ game_version }) => game_version)).difference(
    new Set([current.version]),
  );
  const newestFirst = [...older].toSorted((a, b) => Number(b) - Number(a));
  return [current.version, ...newestFirst].flatMap((version) => {
    const game = deps.games.at(code, version);
    if (game === null) return [];
    const certificate = deps.games.certificate(code, version);
    const { method, modes } = certificate;
    const own = totals.filter((row) => row.game_version === version);
    const withReturn = modes.map((facts) => returnOf(facts, certificate, own));
    const isCurrent = version === current.version;
    return [{ version, isCurrent, method, mathsHash: game.mathsHash, modes: withReturn }];
  });
}

function returnOf(
  facts: ModeFacts,
  certificate: CertificateFacts,
  totals: readonly TotalRow[],
): VersionReturns['modes'][number] {
  const { mode, costHundredths, volatility: deviation, rtp: certified } = facts;
  const total = totals.find(({ bet_mode }) => bet_mode === mode);
  const own = { mode, costHundredths, deviation };
  if (total === undefined || total.rtp === null) {
    return { ...own, rounds: 0, certified, live: null, low: null, high: null, verdict: null };
  }
  return { ...own, ...judge(facts, certificate, { rounds: Number(total.rounds), rtp: total.rtp }) };
}

/**
 * The bounds of a mode by its certificate, as shares of the cost, which in a feature that was bought is many stakes.
 * Nobody knows which choices were made: the least and the largest return and the widest deviation count, so that no
 * player's taste is taken for a fault of the game.
 */
function theoryOf(facts: ModeFacts, { widest, returns }: Choices) {
  const own = Number(facts.rtp) / 100;
  const { least, most } = returns.get(facts.mode) ?? { least: own, most: own };
  const deviation = widest.get(facts.mode) ?? Number(facts.volatility);
  return { least, most, volatility: (deviation * 100) / facts.costHundredths };
}

type Choices = Pick<CertificateFacts, 'widest' | 'returns'>;

/** Where chance lets the return of a mode lie: from below that of its worst choice to above that of its best. */
function bandOf(
  facts: ModeFacts,
  certificate: Choices,
  played: { readonly rounds: number; readonly rtp: number },
  z?: number,
) {
  const { least, most, volatility } = theoryOf(facts, certificate);
  const { low } = liveBand({ rtp: least, volatility }, played, z);
  const { high } = liveBand({ rtp: most, volatility }, played, z);
  return { low, high };
}

/** The share that a mode paid of its cost, and where chance lets that lie after so many rounds. */
function liveOf(
  facts: ModeFacts,
  certificate: CertificateFacts,
  total: TotalRow | undefined,
): Mode['live'] {
  const rounds = Number(total?.rounds ?? 0n);
  if (total === undefined || rounds === 0) return { rounds: 0, rtp: null, low: null, high: null };
  const band = bandOf(facts, certificate, { rounds, rtp: Number(total.rtp) / 100 });
  return { rounds, rtp: total.rtp, low: percent(band.low), high: percent(band.high) };
}

/** A share as percent with two decimals, for people. */
function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}

/** The most that chance allows a title by its certificate; shares of the cost. */
export interface ChanceBound {
  readonly rtp: number;
  /** The standard deviation of one round's prize. */
  readonly deviation: number;
}

/**
 * Of the ways of buying a title the largest return and the widest deviation, by the certificate of the version that
 * deals now; null where the studio has no such title.
 */
export function chanceOf({ games }: Pick<StudioDeps, 'games'>, code: string): ChanceBound | null {
  const current = games.current(code);
  if (current === null) return null;
  const certificate = games.certificate(code, current.version);
  const modes = certificate.modes.map((facts) => theoryOf(facts, certificate));
  return {
    rtp: Math.max(...modes.map(({ most }) => most)),
    deviation: Math.max(...modes.map(({ volatility }) => volatility)),
  };
}
