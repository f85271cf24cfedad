import type { Game } from '@arara/contract';
import { OfflineBar, OfflineIcon, useBackLayer } from '@arara/ui';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { invalidUrl } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { launchHost } from '../../../lib/hosts.ts';
import { useOnline } from '../../../lib/online.ts';
import { frameAccess } from '../frame-access.ts';
import type { FrameMessage, PageMessage } from '../frame-messages.ts';
import { gameFailed, gameIsReady, openAgain, roundIs, sheetIs, usePlay } from '../play-store.ts';
import { useFrame } from '../use-frame.ts';
import { useFullScreen } from '../use-full-screen.ts';
import { useGameKeys } from '../use-game-keys.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { EndQuestion } from './end-question.tsx';
import { GameFault } from './game-fault.tsx';
import { GameWindow } from './game-window.tsx';
import { LaunchFault } from './launch-fault.tsx';
import { PlayBar } from './play-bar.tsx';
import type { PlayBarProps } from './play-bar.tsx';
import { PlayChip } from './play-chip.tsx';
import { PlayMenu } from './play-menu.tsx';
import css from './play.module.css';

/** Height of the corner over a game, with the space round it. */
const cornerPx = 56;

/** A game over the whole window. */
export interface WholeWindow {
  /** In the place of the bars while they are hidden, with the way back and the balance; null: they are shown. */
  readonly corner: ((onBack: () => void, balance: ReactNode) => ReactNode) | null;
  /** Width of the menu that stands beside the game on a desk while the bars are shown, in pixels. */
  readonly sidePx: number;
  readonly onHideBars: () => void;
}

interface PlayFrameProps extends Pick<
  PlayBarProps,
  'balance' | 'isTrial' | 'minutes' | 'favourite' | 'onDeposit' | 'onTransfer'
> {
  readonly game: Game | undefined;
  readonly launched: { readonly url: string | undefined; readonly error: unknown };
  /** Address of the game's page, for the chip. */
  readonly href: string;
  /** Something stands over the game: it must not go on by itself. */
  readonly covered: boolean;
  /** Moves each time that money came to the game's purse or left it: the game is told. */
  readonly renewals: number;
  readonly limitsHref: string | null;
  readonly fairnessHref: string | null;
  /** The place of a game that has the whole window; null: it stands below the header. */
  readonly window: WholeWindow | null;
  /** Gives it the whole window, or takes the bars out of it again; null: it has it. */
  readonly wholeHref: string | null;
  readonly onMessage: (message: FrameMessage) => void;
  readonly onPause: (() => void) | null;
  /** Leaves the page of the game; a running game stays behind its chip. */
  readonly onBack: () => void;
  /** Gives the game up. */
  readonly onEnd: () => void;
}

/** The game of the page with everything round it: full in sight, or behind its chip. */
export function PlayFrame(props: PlayFrameProps) {
  const { game, launched, href, covered, onMessage, onBack, onEnd } = props;
  const { attempt, view, ready, roundOpen, sheetOpen } = usePlay();
  const ui = useT('ui');
  const online = useOnline();
  const corner = props.window?.corner ?? null;
  const place = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState(false);
  const [asking, setAsking] = useState(false);
  const { access, frame, say } = useTalk(launched.url, hear);
  useGameKeys(place, frame);
  const isFull = view === 'full';
  const screen = useFullScreen(place, isFull);
  useStage(isFull, ready);
  usePause(say, covered || menu || asking || !isFull);
  useNews(say, props.renewals, corner === null ? 0 : cornerPx);
  useBackLayer(isFull && sheetOpen, closeSheet);

  function hear(message: FrameMessage): void {
    if (message.type === 'ready') gameIsReady();
    if (message.type === 'failed') gameFailed(message.code);
    if (message.type === 'round-started') roundIs('open');
    if (message.type === 'round-ended') roundIs('over');
    if (message.type === 'sheet-opened') sheetIs('open');
    if (message.type === 'sheet-closed') sheetIs('closed');
    if (message.type === 'close') end();
    // The word of a vendor's page about the balance is not the ledger's word.
    const isTrusted = access?.isOurs === true || message.type !== 'round-started';
    onMessage(isTrusted ? message : { ...message, balance: null });
  }
  function closeSheet(): void {
    sheetIs('closed');
    say({ type: 'arara:close-sheet' });
  }
  function openMenu(): void {
    if (sheetOpen) closeSheet();
    setMenu(true);
  }
  function leave(): void {
    setAsking(false);
    onEnd();
  }
  const end = (): void => (roundOpen ? setAsking(true) : onEnd());
  const name = game?.name ?? '';
  const { isTrial, minutes, favourite, balance, onDeposit, onTransfer } = props;
  const { limitsHref, fairnessHref, wholeHref } = props;
  const goBack = sheetOpen ? closeSheet : onBack;
  return (
    <>
      <section
        ref={place}
        data-theme="dark"
        {...placeOf(props.window, isFull)}
        aria-label={name}
        inert={!isFull}
      >
        {corner?.(goBack, balance) ?? (
          <PlayBar
            {...{ name, isTrial, minutes, favourite, balance, onDeposit, onTransfer }}
            onBack={goBack}
            isFull={screen.isFull}
            onFullScreen={screen.toggle}
            onMenu={openMenu}
          />
        )}
        {!online && <OfflineBar icon={<OfflineIcon size={18} />}>{ui('offline')}</OfflineBar>}
        <Stage
          {...{ launched, frame, access, game, attempt, onBack }}
          onStray={isFull && sheetOpen ? () => say({ type: 'arara:focus-sheet' }) : null}
          limitsHref={limitsHref}
        />
      </section>
      {!isFull && game !== undefined && <PlayChip game={game} href={href} onEnd={end} />}
      {menu && (
        <PlayMenu
          {...{ name, onTransfer, limitsHref, fairnessHref, wholeHref }}
          onHideBars={props.window?.onHideBars ?? null}
          onClose={() => setMenu(false)}
          onRules={access?.isOurs === true && ready ? () => say({ type: 'arara:rules' }) : null}
          onLookAround={onBack}
          onReload={openAgain}
          onFullScreen={screen.isFull ? null : screen.toggle}
          onPause={props.onPause}
          onEnd={end}
        />
      )}
      {asking && <EndQuestion onStay={() => setAsking(false)} onEnd={leave} />}
    </>
  );
}

/** Where the layer of a game stands: below the header unless it has the whole window. */
function placeOf(whole: WholeWindow | null, isFull: boolean) {
  const place = whole !== null && (whole.corner === null ? css.beside : css.whole);
  return {
    className: clsx(css.layer, !isFull && css.away, place),
    style: { '--side': `${whole?.sidePx ?? 0}px` } as CSSProperties,
  };
}

interface StageProps
  extends
    Pick<PlayFrameProps, 'game' | 'launched' | 'limitsHref' | 'onBack'>,
    Pick<ComponentProps<typeof GameWindow>, 'frame' | 'access' | 'onStray'> {
  /** How often the game was opened: each time it begins anew. */
  readonly attempt: number;
}

/** The game itself, or why there is none. */
function Stage(props: StageProps) {
  const { game, launched, limitsHref, onBack, frame, access, attempt, onStray } = props;
  const fault = usePlay((state) => state.failed);
  const failed = launched.error !== null || (launched.url !== undefined && access === null);
  if (fault !== null) {
    return (
      <div className={css.stage}>
        <GameFault code={fault} onRetry={openAgain} onBack={onBack} />
      </div>
    );
  }
  return (
    <div className={css.stage}>
      {failed ? (
        <LaunchFault
          error={launched.error ?? invalidUrl()}
          limitsHref={limitsHref}
          onRetry={openAgain}
          onBack={onBack}
        />
      ) : (
        <GameWindow
          key={attempt}
          {...{ frame, access, game, onBack, onStray }}
          name={game?.name ?? ''}
          url={launched.url}
          onRetry={openAgain}
        />
      )}
    </div>
  );
}

/** The frame of an address: what it may do, and a line to it. */
function useTalk(url: string | undefined, hear: (message: FrameMessage) => void) {
  const access = useMemo(
    () => (url === undefined ? null : frameAccess(url, location.href, launchHost)),
    [url],
  );
  return { access, ...useFrame(access, hear) };
}

/** Lets a game rest while something stands over it, and tells one that has just come. */
function usePause(say: (message: PageMessage) => void, paused: boolean): void {
  const ready = usePlay((state) => state.ready);
  const tell = useEffectEvent((on: boolean) => say({ type: 'arara:pause', paused: on }));
  useEffect(() => {
    if (ready) tell(paused);
  }, [ready, paused]);
}

/**
 * Tells a game that its purse holds another sum than when it was opened, and how much of its top is taken by
 * the corner over it.
 */
function useNews(say: (message: PageMessage) => void, renewals: number, top: number): void {
  const ready = usePlay((state) => state.ready);
  const tell = useEffectEvent(say);
  useEffect(() => {
    if (renewals > 0) tell({ type: 'arara:balance-changed' });
  }, [renewals]);
  useEffect(() => {
    if (ready) tell({ type: 'arara:room', top });
  }, [ready, top]);
}

/** Tells the document that a game has the screen, which stays awake for it: on a phone nothing else may take it. */
function useStage(on: boolean, ready: boolean): void {
  useWakeLock(on && ready);
  useEffect(() => {
    if (!on) return undefined;
    document.documentElement.dataset['play'] = 'full';
    return () => {
      delete document.documentElement.dataset['play'];
    };
  }, [on]);
}
