import type { PlayService } from '../../modules/play/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

interface PrizeDesk {
  readonly play: Pick<PlayService, 'winsInReview'>;
  readonly decisions: Decisions;
}

/** `prize list|release`: prizes above their vendor's cap, which two people let go. */
export async function prize(desk: PrizeDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk.play, ask.merchant);
    case 'release':
      return release(desk, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(play: PrizeDesk['play'], merchant: string): Promise<string> {
  const wins = await play.winsInReview(merchant, askedMax);
  return table(
    ['id', 'member', 'amount', 'since'],
    wins.map((win) => [
      nameOf(win),
      String(win.playerId),
      amountOf(win.amount, win.currency),
      win.at.toISOString(),
    ]),
    'No prize is held.',
  );
}

async function release(desk: PrizeDesk, ask: Ask): Promise<string> {
  const id = idOf(ask);
  const [vendor = '', ...rest] = id.split('/');
  const txId = rest.join('/');
  const gone = `No prize ${id} is held. Nothing was changed.`;
  if (txId === '') throw new Error(gone);
  return byTwo(desk.decisions, ask, {
    kind: 'prize.release',
    subject: { vendor, txId },
    key: id,
    name: `Prize ${id}`,
    wish: 'to release it',
    done: "it is the member's cash.",
    again: `prize release ${id}`,
    words: { 'decision.nothing.left': gone, 'request.invalid': gone, 'round.not.found': gone },
  });
}

const nameOf = ({ vendor, txId }: { vendor: string; txId: string }) => `${vendor}/${txId}`;
