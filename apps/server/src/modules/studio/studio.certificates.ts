import type { ValueOf, certificates } from '@arara/contract';
import { liveBand } from '@arara/game-kit';
import type { StudioDeps } from './studio.deps.ts';
import { readTotals } from './studio.totals.ts';

/** Every title's certificate beside what it really paid, with the band that chance allows. */
export async function listCertificates(deps: StudioDeps): Promise<ValueOf<typeof certificates>> {
  const totals = await readTotals(deps.database.read);
  return deps.games.codes().flatMap((code) => {
    const game = deps.games.current(code);
    if (game === null) return [];
    const facts = deps.games.certificate(code, game.version);
    const total = totals.find((t) => t.game_code === code && t.game_version === game.version);
    const rounds = Number(total?.rounds ?? 0n);
    const theory = { rtp: Number(facts.rtp) / 100, volatility: Number(facts.volatility) };
    const band = liveBand(theory, { rounds, rtp: Number(total?.rtp ?? 0) / 100 });
    const played = rounds > 0;
    return [
      {
        code,
        version: game.version,
        name: deps.games.nameOf(code),
        rtp: facts.rtp,
        method: facts.method,
        hitRate: facts.hitRate,
        volatility: facts.volatility,
        topPrizeHundredths: facts.topPrizeHundredths,
        topPrizeOdds: facts.topPrizeOdds,
        mathsHash: game.mathsHash,
        modes: [...facts.modes],
        live: {
          rounds,
          rtp: total?.rtp ?? null,
          low: played ? percent(band.low) : null,
          high: played ? percent(band.high) : null,
        },
      },
    ];
  });
}

/** A share as percent with two decimals, for people. */
function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}
