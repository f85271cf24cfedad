import { api } from '../../lib/api.ts';
import { onLive } from '../../lib/live.ts';
import { currentToken } from '../../lib/session.ts';

/** One of the member's sessions has ended somewhere: this page asks whether it was its own. */
export function followSession(): void {
  onLive((event) => {
    if (event.topic !== 'session' || currentToken() === null) return;
    api('memberInfo', {}).catch(() => {
      // A dead session has already been closed by the call itself; anything else changes nothing.
    });
  });
}
