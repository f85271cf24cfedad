import type { PlayService } from '../../modules/play/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, inWords, twoOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

type Prizes = Pick<PlayService, 'heldWins' | 'heldWin' | 'releaseHeld'>;

/** `prize list|release`: prizes above their vendor's cap, which two people let go. */
export async function prize(play: Prizes, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(play, ask.merchant);
    case 'release':
      return release(play, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(play: Prizes, merchant: string): Promise<string> {
  const wins = await play.heldWins(merchant, askedMax);
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

async function release(play: Prizes, ask: Ask): Promise<string> {
  const id = idOf(ask);
  const by = twoOf(ask);
  const gone = `No prize ${id} is held. Nothing was changed.`;
  const [vendor = '', ...rest] = id.split('/');
  const txId = rest.join('/');
  if ((await play.heldWin(ask.merchant, { vendor, txId })) === null) throw new Error(gone);
  await inWords(() => play.releaseHeld({ vendor, txId, by, ranBy: ask.ranBy }), {
    'round.not.found': gone,
  });
  return `Prize ${id} is released by ${by.join(' and ')}: it is the member's cash.`;
}

const nameOf = ({ vendor, txId }: { vendor: string; txId: string }) => `${vendor}/${txId}`;
