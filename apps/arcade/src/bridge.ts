/** The messages that the frame tells the site. */
export type ToSite =
  | { readonly type: 'arara:ready'; readonly balance: string }
  | { readonly type: 'arara:failed'; readonly code: string }
  /** With what is left to play with once the stake is taken: the end of the round is not told yet. */
  | { readonly type: 'arara:round-started'; readonly balance: string }
  | { readonly type: 'arara:round-ended'; readonly balance: string; readonly net: string }
  | { readonly type: 'arara:sheet-opened' }
  | { readonly type: 'arara:sheet-closed' }
  | { readonly type: 'arara:deposit' }
  | { readonly type: 'arara:limits' }
  | { readonly type: 'arara:terms' }
  /** The proof of a round is asked for. */
  | { readonly type: 'arara:verify'; readonly round: string }
  | { readonly type: 'arara:session-ended' }
  | { readonly type: 'arara:close' };

/** The messages that the site tells the frame. */
export type FromSite =
  | { readonly type: 'arara:rules' }
  | { readonly type: 'arara:close-sheet' }
  | { readonly type: 'arara:focus-sheet' }
  | { readonly type: 'arara:pause'; readonly paused: boolean }
  /** So many pixels at the top are taken by what the site shows over the game. */
  | { readonly type: 'arara:room'; readonly top: number };

const roomMax = 120;

function pixelsOf(top: unknown): number {
  return typeof top === 'number' && top > 0 ? Math.min(Math.round(top), roomMax) : 0;
}

/** Only the page that framed us is listened to; nothing secret ever travels this way. */
export function createBridge(listener: (message: FromSite) => void) {
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const data = event.data as Partial<FromSite> | null;
    if (data?.type === 'arara:rules') listener({ type: 'arara:rules' });
    if (data?.type === 'arara:close-sheet') listener({ type: 'arara:close-sheet' });
    if (data?.type === 'arara:focus-sheet') listener({ type: 'arara:focus-sheet' });
    if (data?.type === 'arara:pause')
      listener({ type: 'arara:pause', paused: data.paused === true });
    if (data?.type === 'arara:room') listener({ type: 'arara:room', top: pixelsOf(data.top) });
  });
  return {
    tell(message: ToSite): void {
      if (parent !== window) parent.postMessage(message, '*');
    },
  };
}

export type Bridge = ReturnType<typeof createBridge>;
