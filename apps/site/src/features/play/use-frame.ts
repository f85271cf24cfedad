import { useEffect, useEffectEvent, useRef } from 'react';
import type { FrameAccess } from './frame-access.ts';
import { readMessage } from './frame-messages.ts';
import type { FrameMessage, PageMessage } from './frame-messages.ts';

/** The window of a game: what it says is heard only from itself and from its own origin. */
export function useFrame(access: FrameAccess | null, onMessage: (message: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(onMessage);

  useEffect(() => {
    if (access === null) return undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      const isOurFrame = event.source !== null && event.source === frame.current?.contentWindow;
      if (!isOurFrame || event.origin !== access.origin) return;
      const message = readMessage(event.data);
      if (message !== null) hear(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [access]);

  function say(message: PageMessage): void {
    if (access !== null) frame.current?.contentWindow?.postMessage(message, access.target);
  }
  return { frame, say };
}
