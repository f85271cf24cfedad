import { vipAboveRank } from '@arara/contract/vip-rank.ts';
import { toasts } from '@arara/ui';
import { translate } from './i18n.ts';
import { useSession } from './session.ts';
import { start } from './start.ts';

/** The entry for talking to a person; its address comes sealed. */
const talkType = '3';
/** The entry for members of a high rank. */
const vipType = 'VIP';
const size = 'width=440,height=500';

const entryOf = (wanted: string) => start.customerService.find(({ type }) => type === wanted);

/** True if the site has somebody to talk to. */
export const canTalk = (): boolean => entryOf(talkType) !== undefined;

/** The entry that serves whoever asks: members of a high rank have one of their own. */
function entryForMember() {
  const rank = useSession.getState().member?.clubLabel.rankLevel ?? 0;
  return (rank > vipAboveRank ? entryOf(vipType) : undefined) ?? entryOf(talkType);
}

/** Customer service: VIP service for a high rank, the live chat for everybody else. */
export const openService = (): Promise<void> => openWindow(entryForMember());

/** The live chat itself. */
export const openChat = (): Promise<void> => openWindow(entryOf(talkType));

/**
 * Opens customer service in a window of its own (specification: 440 by 500). The window opens at
 * the press, or the browser would block it, and closes again if its address cannot be had.
 */
async function openWindow(entry: ReturnType<typeof entryOf>): Promise<void> {
  if (entry === undefined) return;
  const window = open('', 'arara-service', size);
  try {
    const { addressOf } = await import('./service-address.ts');
    const address = await addressOf(entry.path, entry.type === talkType);
    if (window === null) location.assign(address);
    else window.location.replace(address);
  } catch {
    window?.close();
    toasts.show({ tone: 'bad', title: translate('ui', 'url.invalid') });
  }
}
