import type { IdentityService } from '../../modules/identity/index.ts';
import type { PlayService } from '../../modules/play/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, inWords, twoOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

/** What these commands need: prizes, and whose member somebody is. */
interface Prizes {
  readonly play: Pick<PlayService, 'heldWins' | 'releaseHeld'>;
  readonly identity: Pick<IdentityService, 'playerOf'>;
}

/** `prize list|release`: prizes above their vendor's cap, which two people let go. */
export async function prize(desk: Prizes, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk, ask.merchant);
    case 'release':
      return release(desk, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(desk: Prizes, merchant: string): Promise<string> {
  const wins = await heldOf(desk, merchant);
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

async function release(desk: Prizes, ask: Ask): Promise<string> {
  const id = idOf(ask);
  const by = twoOf(ask);
  const gone = `No prize ${id} is held. Nothing was changed.`;
  const win = (await heldOf(desk, ask.merchant)).find((one) => nameOf(one) === id);
  if (win === undefined) throw new Error(gone);
  const { vendor, txId } = win;
  await inWords(() => desk.play.releaseHeld({ vendor, txId, by }), { 'round.not.found': gone });
  return `Prize ${id} is released by ${by.join(' and ')}: it is the member's cash.`;
}

async function heldOf({ play, identity }: Prizes, merchant: string) {
  const wins = await play.heldWins();
  const owners = await Promise.all(wins.map(({ playerId }) => identity.playerOf(playerId)));
  return wins.filter((_, place) => owners[place]?.merchant === merchant);
}

const nameOf = ({ vendor, txId }: { vendor: string; txId: string }) => `${vendor}/${txId}`;
