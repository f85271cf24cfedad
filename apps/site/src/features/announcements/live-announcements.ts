import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** By then every process of the server knows what was published. */
const settledMs = 1_500;

/** Reads the announcements again as soon as one is published. */
export function followAnnouncements(): void {
  const read = (): void => void queryClient.invalidateQueries({ queryKey: ['notices'] });
  onLive(({ topic }) => {
    if (topic === 'message') setTimeout(read, settledMs);
  });
  onLiveReset(read);
}
