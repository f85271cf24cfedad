/** What a frame may do, and from where its words must come to be heard. */
export interface FrameAccess {
  readonly sandbox: string;
  /** The origin that its messages carry; a frame without one says `null`. */
  readonly origin: string;
  /** Where words to it are addressed: without an origin they can only go to the window itself. */
  readonly target: string;
  /** Made by our studio: it speaks our vocabulary. */
  readonly isOurs: boolean;
}

/**
 * Our games live on our own address and so get no origin at all: what runs in them cannot reach
 * the page, its storage or its session. A vendor's game keeps its own origin, which is not ours.
 */
export function frameAccess(url: string, page: string): FrameAccess | null {
  if (!URL.canParse(url, page)) return null;
  const { origin, protocol } = new URL(url, page);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (origin === new URL(page).origin) {
    return { sandbox: 'allow-scripts', origin: 'null', target: '*', isOurs: true };
  }
  return {
    sandbox: 'allow-scripts allow-same-origin allow-forms',
    origin,
    target: origin,
    isOurs: false,
  };
}
