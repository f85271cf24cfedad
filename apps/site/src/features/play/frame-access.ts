/** The rights of a frame, and the origin from which its words must come to be heard. */
export interface FrameAccess {
  readonly sandbox: string;
  /** The origin that its messages carry; a frame without one says `null`. */
  readonly origin: string;
  /** Where words to it are addressed: without an origin they can only go to the window itself. */
  readonly target: string;
  /** Made by our studio: it speaks our vocabulary. */
  readonly isOurs: boolean;
}

const ownGames = '/arcade/';

/**
 * A game on our own address gets no origin at all: its code cannot reach the page, its
 * storage or its session; so does a game of ours on the host for launches, `ours`. A vendor's game on
 * its own address keeps its origin, which is not ours.
 */
export function frameAccess(url: string, page: string, ours = ''): FrameAccess | null {
  if (!URL.canParse(url, page)) return null;
  const { origin, protocol, pathname } = new URL(url, page);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const isOwnHost = ours !== '' && origin === new URL(ours).origin;
  if (isOwnHost && pathname.startsWith(ownGames)) {
    return { sandbox: 'allow-scripts', origin: 'null', target: '*', isOurs: true };
  }
  if (origin !== new URL(page).origin) {
    const sandbox = 'allow-scripts allow-same-origin allow-forms';
    return { sandbox, origin, target: origin, isOurs: false };
  }
  const isOurs = pathname.startsWith(ownGames);
  const sandbox = isOurs ? 'allow-scripts' : 'allow-scripts allow-forms';
  return { sandbox, origin: 'null', target: '*', isOurs };
}
