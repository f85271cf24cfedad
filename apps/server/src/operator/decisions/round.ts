import type { PlayService } from '../../modules/play/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

interface RoundDesk {
  readonly play: Pick<PlayService, 'stuckRounds'>;
  readonly decisions: Decisions;
}

/** Ids of rounds are whole numbers of 63 bits. */
const idPattern = /^\d{1,18}$/;

/** `round list|void`: rounds that their vendor never ended, which two people may void. */
export async function round(desk: RoundDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk.play, ask.merchant);
    case 'void':
      return decide(desk, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(play: RoundDesk['play'], merchant: string): Promise<string> {
  const rounds = await play.stuckRounds(merchant, askedMax);
  return table(
    ['id', 'member', 'vendor', 'stake', 'prize', 'open since', 'vendor says'],
    rounds.map((one) => [
      String(one.id),
      String(one.player_id),
      one.vendor,
      amountOf(one.bet, one.currency),
      amountOf(one.win, one.currency),
      one.opened_at.toISOString(),
      one.answer == null ? '-' : JSON.stringify(one.answer),
    ]),
    'No round is open for three days.',
  );
}

async function decide(desk: RoundDesk, ask: Ask): Promise<string> {
  const id = idOf(ask);
  if (!idPattern.test(id)) throw new Error(gone(id));
  return byTwo(desk.decisions, ask, {
    kind: 'round.void',
    subject: { id },
    key: id,
    name: `Round ${id}`,
    wish: 'to void it',
    done: 'it is void, and its stakes are returned.',
    again: `round void ${id}`,
    words: { 'decision.nothing.left': gone(id) },
  });
}

const gone = (id: string) =>
  `Round ${id} is not among those open for three days, or has a prize: its vendor closes it. Nothing was changed.`;
