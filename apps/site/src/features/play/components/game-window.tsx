import type { Game } from '@arara/contract';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { FrameAccess } from '../frame-access.ts';
import { gameIsReady, usePlay } from '../play-store.ts';
import { FrameCover } from './frame-cover.tsx';
import css from './play.module.css';

/** A page that has come but says nothing may be showing its own failure: it must be seen. */
const silenceMs = 4_000;

interface GameWindowProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Undefined until there is an address. */
  readonly url: string | undefined;
  readonly access: FrameAccess | null;
  readonly game: Game | undefined;
  readonly name: string;
  /** Tab has left the frame, which has a sheet open; null while it may. */
  readonly onStray: (() => void) | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** The frame of one opening of a game, behind its cover until it is there. */
export function GameWindow(props: GameWindowProps) {
  const { frame, url, access, game, name, onStray, onRetry, onBack } = props;
  const ready = usePlay((state) => state.ready);
  const [loaded, setLoaded] = useState(false);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => setSilent(true), silenceMs);
    return () => clearTimeout(timer);
  }, [loaded]);

  function arrive(): void {
    setLoaded(true);
    // A vendor's game has no word for "ready": its page is all we see.
    if (access?.isOurs === false) gameIsReady();
  }
  function bring(): void {
    frame.current?.focus();
    onStray?.();
  }
  const guard = onStray !== null && <FocusGuard name={name} onReach={bring} />;
  return (
    <>
      {guard}
      {url !== undefined && access !== null && (
        <iframe
          ref={frame}
          className={css.frame}
          src={url}
          title={name}
          sandbox={access.sandbox}
          allow="fullscreen; autoplay"
          onLoad={arrive}
        />
      )}
      {guard}
      {!ready && <FrameCover game={game} clear={silent} onRetry={onRetry} onBack={onBack} />}
    </>
  );
}

/** Stands before and after the frame: Tab that walks out of an open sheet is led back into it. */
const FocusGuard = ({ name, onReach }: { readonly name: string; readonly onReach: () => void }) => (
  <button type="button" className="sr" aria-label={name} onFocus={onReach} />
);
