import { api } from '../lib/api.ts';
import { onLive, onLiveReady } from '../lib/live.ts';
import { start } from '../lib/start.ts';

/** By then every process of the server knows what the operator changed. */
const settledMs = 1_500;
/** So many pages must not all come at the same moment. */
const spreadMs = 5_000;

/**
 * A page that stays open hears when the site closes for maintenance, and a closed one when it opens:
 * the document is fetched anew, for it says which of both it is. Nothing is asked of the visitor.
 */
export function followDoors(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, settledMs + spread());
  };
  onLive(({ topic }) => {
    if (topic === 'site') lookSoon();
  });
  // A page that was out of reach may have missed the word.
  let before = false;
  onLiveReady(() => {
    if (before) lookSoon();
    before = true;
  });
}

function spread(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
  return drawn % spreadMs;
}

function look(): void {
  api('systemStatus', {}).then(
    ({ status }) => {
      if (status !== start.status.status) location.reload();
    },
    () => {
      // Out of reach: the line that comes back asks again.
    },
  );
}
