import { api } from '../../lib/api.ts';
import { onLive, onLiveReady } from '../../lib/live.ts';
import { currentToken } from '../../lib/session.ts';

/**
 * Asks whether the session of this page still holds: when one of the member's sessions has ended
 * somewhere, and when the server takes a page with a token for a visitor's.
 */
export function followSession(): void {
  onLive(({ topic }) => {
    if (topic === 'session') ask();
  });
  onLiveReady((member) => {
    if (!member) ask();
  });
}

function ask(): void {
  if (currentToken() === null) return;
  api('memberInfo', {}).catch(() => {
    // A dead session has already been closed by the call itself; anything else changes nothing.
  });
}
