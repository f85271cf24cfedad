import { askAnew } from '../../lib/kept.ts';
import { onLive, onLiveReset } from '../../lib/live.ts';

/** By then every process of the server knows what was published. */
const settledMs = 1_500;

/** Reads the announcements again as soon as one is published. */
export function followAnnouncements(): void {
  const read = (): void => void askAnew(['notices']);
  onLive(({ topic }) => {
    if (topic === 'message') setTimeout(read, settledMs);
  });
  onLiveReset(read);
}
