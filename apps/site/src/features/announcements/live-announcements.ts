import { onLive, onLiveReset } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Reads the announcements again the moment one is published. */
export function followAnnouncements(): void {
  const read = (): void => void queryClient.invalidateQueries({ queryKey: ['notices'] });
  onLive(({ topic }) => {
    if (topic === 'message') read();
  });
  onLiveReset(read);
}
