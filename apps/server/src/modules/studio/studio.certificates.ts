import type { ValueOf, certificatesCall } from '@arara/contract';
import { liveBand } from '@arara/game-kit';
import type { StudioDeps } from './studio.deps.ts';
import type { ModeFacts } from './studio.ports.ts';
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
    const { method, modes } = deps.games.certificate(code, version);
    const own = totals.filter((row) => row.game_code === code && row.game_version === version);
    const played = (mode: string) => own.find(({ bet_mode }) => bet_mode === mode);
    const name = deps.games.nameOf(code);
    const withLive = modes.map((facts) => ({ ...facts, live: liveOf(facts, played(facts.mode)) }));
    return [{ code, version, name, method, mathsHash, modes: withLive }];
  });
}

/** The share that a mode paid of its cost, and where chance lets that lie after so many rounds. */
function liveOf(facts: ModeFacts, total: TotalRow | undefined): Mode['live'] {
  const rounds = Number(total?.rounds ?? 0n);
  if (total === undefined || rounds === 0) return { rounds: 0, rtp: null, low: null, high: null };
  const theory = {
    rtp: Number(facts.rtp) / 100,
    // Both are shares of the cost, which in a feature that was bought is many stakes.
    volatility: (Number(facts.volatility) * 100) / facts.costHundredths,
  };
  const band = liveBand(theory, { rounds, rtp: Number(total.rtp) / 100 });
  return { rounds, rtp: total.rtp, low: percent(band.low), high: percent(band.high) };
}

/** A share as percent with two decimals, for people. */
function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}
