import type { Game } from '@arara/contract';
import type { MouseEvent } from 'react';
import { openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../../lib/query-client.ts';
import { gameQuery } from './api/get-lists.ts';
import { doorOf } from './game-door.ts';

/** A press that goes on in this tab, and not in another one. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens a vendor's games over the page; in another tab the link leads to its page instead. */
export function openVendor(event: MouseEvent, vendor: string): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  openDialog('vendor', vendor);
}

/** The effect of a press on a game beside following its link. */
export function openGame(event: MouseEvent, game: Game): void {
  if (doorOf(game).kind === 'vendor') openVendor(event, game.vassalage);
  // The game that the list told need not be asked again.
  else queryClient.setQueryData(gameQuery(game.nodeId).queryKey, game);
}
