import type { Logger } from 'pino';
import type { PlayDeps } from '../play.deps.ts';
import type { WalletProtocol } from '../play.protocol.ts';
import { noteAnswer, roundsToAsk } from './open-rounds.repository.ts';
import type { OpenRoundRow } from './open-rounds.repository.ts';
import type { RoundDetails, VendorClient } from './vendor-client.ts';
import { openHours, askAgainHours } from '../play.settings.ts';

const roundsPerRun = 500;
const hourMs = 3_600_000;

/** Asks vendors about rounds that stayed open for a day, each vendor in its own row. */
export async function sweepRounds(
  deps: PlayDeps,
  protocol: WalletProtocol,
  client: VendorClient,
  log: Logger,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const openBefore = new Date(now - openHours * hourMs);
  const askedBefore = new Date(now - askAgainHours * hourMs);
  const { read } = deps.database;
  const rounds = await roundsToAsk(read, openBefore, askedBefore, roundsPerRun);
  const byVendor = Map.groupBy(rounds, ({ vendor }) => vendor);
  await Promise.all(
    [...byVendor.values()].map(async (own) => {
      for (const round of own) await askAbout(deps, protocol, client, round, log);
    }),
  );
}

async function askAbout(
  deps: PlayDeps,
  protocol: WalletProtocol,
  client: VendorClient,
  round: OpenRoundRow,
  log: Logger,
): Promise<void> {
  const { clock, database, vendors } = deps;
  const vendor = await vendors.byCode(round.vendor);
  if (vendor === null || vendor.apiUrl === null) return;
  try {
    const details = await client.roundDetails(vendor, round.public_id, round.round_id);
    if (details.state === 'closed') await closeAsTold(deps, protocol, round, details);
    await noteAnswer(database.read, round, clock.now(), details);
  } catch (error) {
    log.warn({ err: error, vendor: round.vendor }, 'a vendor does not say how a round ended');
    await noteAnswer(database.read, round, clock.now(), { state: 'unanswered' });
  }
}

/** The vendor says it is over: close it; what it lacks must still come as a win or a rollback. */
async function closeAsTold(
  deps: PlayDeps,
  protocol: WalletProtocol,
  round: OpenRoundRow,
  details: RoundDetails,
): Promise<void> {
  const vendor = await deps.vendors.byCode(round.vendor);
  if (vendor === null) return;
  const body = {
    request_id: `sweep-${round.id}`,
    player_id: round.public_id,
    round_id: round.round_id,
    final_bet: details.final_bet ?? String(round.bet),
    final_win: details.final_win ?? String(round.win),
    outcome_ref: details.outcome_ref,
  };
  await protocol.roundClose(vendor, body, { claim: deps.nextClaim(), nonce: null });
}
