import type { PlayService } from '../../modules/play/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, inWords, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

type Rounds = Pick<PlayService, 'stuckRounds' | 'stuckRound' | 'proposeVoid' | 'approveVoid'>;

type Round = Awaited<ReturnType<PlayService['stuckRounds']>>[number];

/** Ids of rounds are whole numbers of 63 bits. */
const idPattern = /^\d{1,18}$/;

/** `round list|void`: rounds that their vendor never ended, which two people may void. */
export async function round(play: Rounds, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(play, ask.merchant);
    case 'void':
      return decide(play, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(play: Rounds, merchant: string): Promise<string> {
  const rounds = await play.stuckRounds(merchant, askedMax);
  return table(
    ['id', 'member', 'vendor', 'stake', 'prize', 'open since', 'vendor says', 'void proposed'],
    rounds.map((one) => [
      String(one.id),
      String(one.player_id),
      one.vendor,
      amountOf(one.bet, one.currency),
      amountOf(one.win, one.currency),
      one.opened_at.toISOString(),
      one.answer == null ? '-' : JSON.stringify(one.answer),
      one.void_proposed_by === null ? '-' : `by ${one.void_proposed_by}: ${one.void_reason}`,
    ]),
    'No round is open for three days.',
  );
}

/** The first person gives the reason; the second agrees, without one. */
async function decide(play: Rounds, ask: Ask): Promise<string> {
  const id = idOf(ask);
  const by = oneOf(ask);
  const found = idPattern.test(id) ? await play.stuckRound(ask.merchant, BigInt(id)) : null;
  if (found === null) throw new Error(gone(id));
  const reason = ask.reason?.trim() ?? '';
  return reason === '' ? approve(play, found, by) : propose(play, found, by, reason);
}

async function propose(play: Rounds, found: Round, by: string, reason: string) {
  const { id, player_id: playerId, void_proposed_by: first } = found;
  if (first !== null) {
    throw new Error(`${first} proposed it already: agree by the same command without --reason.`);
  }
  await inWords(() => play.proposeVoid({ playerId, roundId: id, by, reason }), {
    'round.not.found': gone(id),
  });
  return `Round ${id}: ${by} proposes to void it. Somebody else has to agree: round void ${id} --by <name>`;
}

async function approve(play: Rounds, found: Round, by: string) {
  const { id, player_id: playerId, void_proposed_by: first } = found;
  if (first === null)
    throw new Error(`Nobody proposed to void round ${id}: say why with --reason.`);
  await inWords(() => play.approveVoid({ playerId, roundId: id, by }), {
    'round.not.found': gone(id),
    'round.open': `Round ${id} has a prize: its vendor closes it, nobody voids it.`,
    'permission.denied': `${first} proposed to void round ${id}: somebody else has to agree.`,
  });
  return `Round ${id} is void by ${first} and ${by}: its stakes are returned.`;
}

const gone = (id: bigint | string) =>
  `Round ${id} is not among those open for three days. Nothing was changed.`;
