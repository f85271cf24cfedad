import { toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { paths } from '../../config/paths.ts';
import { balanceKey } from '../../features/balance/api/get-balance.ts';
import { holdBalance, releaseBalance } from '../../features/balance/live-balance.ts';
import { gameQuery } from '../../features/catalogue/api/get-lists.ts';
import { useFavourites } from '../../features/catalogue/use-favourites.ts';
import { launchQuery } from '../../features/play/api/launch.ts';
import { PlayFrame } from '../../features/play/components/play-frame.tsx';
import type { WholeWindow } from '../../features/play/components/play-frame.tsx';
import type { FrameMessage } from '../../features/play/frame-messages.ts';
import { launchedUrl } from '../../features/play/launch-payload.ts';
import { standUp, usePlay } from '../../features/play/play-store.ts';
import type { Seat } from '../../features/play/play-store.ts';
import { minutesOf } from '../../features/play/reality-clock.ts';
import { useRealityClock } from '../../features/play/use-reality-clock.ts';
import type { Answer } from '../../lib/api.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { atHost } from '../../lib/draw-host.ts';
import { launchHost } from '../../lib/hosts.ts';
import { useT } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { moduleOn } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import { flipBars, ShowBars, useBars } from '../layout/bars.tsx';
import { useFolded } from '../layout/side-rail.tsx';
import { openCashier } from '../layout/cashier-door.ts';
import { Breaks } from './breaks.tsx';
import { PlayBalance } from './play-balance.tsx';
import { usePurse } from './purse.tsx';
import { useWayBack } from './use-way-back.ts';

/** A round that never says its end holds the header's balance no longer than this. */
const holdMaxMs = 180_000;
/** The announcement of the new balance usually comes with the end of the round; else it is read. */
const balanceWaitMs = 1_500;
/** The side menu of a desk (`shell.module.css`), and folded to its icons. */
const sidePx = 232;
const foldedPx = 76;

interface PlayLayerProps {
  readonly seat: Seat;
  /** A place of the member’s lies over the page. */
  readonly covered: boolean;
  /** The game has the whole window, with the bars or without. */
  readonly immersed: boolean;
}

/** Puts the game of the page together with the member's balance, hearts, limits and breaks. */
export default function PlayLayer({ seat, covered, immersed }: PlayLayerProps) {
  const t = useT('play');
  const { attempt, view, ready, roundOpen } = usePlay();
  const navigate = useNavigate();
  const goBack = useWayBack();
  const known = useQuery(gameQuery(seat.nodeId));
  const launch = useQuery(launchQuery(seat, known.data, attempt));
  const fault = launch.error ?? known.error;
  const game = launch.data?.game ?? known.data;
  const favourite = useHeart(game);
  const whole = useWholeWindow(immersed, seat);
  const dialog = useDialogs((state) => state.open !== null);
  const [playMoney, setPlayMoney] = useState<string | null>(null);
  const [breaking, setBreaking] = useState(false);
  const [pausing, setPausing] = useState(false);
  const isReal = launch.data?.mode === 'real';
  const deposit = isReal && moduleOn('DEPOSIT3') ? () => openCashier('deposit') : null;
  const isReady = view === 'full' && ready;
  const purse = usePurse({ code: launch.data?.purse ?? null, isReady, onDeposit: deposit });
  const isCovered = covered || dialog || breaking || pausing || purse.isOpen;
  const isPlaying = isReady && !isCovered;
  const { clock, answered } = useRealityClock(isPlaying);
  const round = useRound(!seat.trial);

  const leave = (): void => {
    standUp();
    if (view === 'full') goBack();
  };
  function hear(message: FrameMessage): void {
    round.hear(message);
    purse.hear(message);
    if ('balance' in message && message.balance !== null) setPlayMoney(message.balance);
    if (message.type === 'deposit') openCashier('deposit');
    if (message.type === 'terms') openDialog('terms');
    if (message.type === 'limits' && limitsHref !== null) void navigate(limitsHref);
    if (message.type === 'verify' && hasPage(paths.fairness)) {
      void navigate(paths.fairnessRound(message.round));
    }
    if (message.type === 'session-ended') {
      toasts.show({ tone: 'info', title: t('ended') });
      leave();
    }
  }
  const balance = seat.trial ? (
    <PlayMoney amount={playMoney} />
  ) : (
    (purse.balance ?? <PlayBalance />)
  );
  const limitsHref = isReal || fault !== null ? pageOrNull(paths.limits) : null;
  return (
    <>
      <PlayFrame
        game={game}
        launched={{ url: addressOf(launch.data), error: fault }}
        href={`${paths.game(seat.nodeId)}${trialOf(seat)}`}
        covered={isCovered}
        isTrial={launch.data?.mode === 'play' || seat.trial}
        minutes={minutesOf(clock)}
        balance={balance}
        onTransfer={purse.open}
        renewals={purse.renewals}
        favourite={favourite}
        limitsHref={limitsHref}
        fairnessHref={pageOrNull(paths.fairness)}
        onDeposit={deposit}
        onMessage={hear}
        {...whole}
        onPause={isReal ? () => setPausing(true) : null}
        onBack={goBack}
        onEnd={leave}
      />
      {purse.sheet}
      {isReal && (
        <Breaks
          clock={clock}
          roundOpen={roundOpen}
          inSight={isReady && !covered}
          pausing={pausing}
          onPausing={setPausing}
          onChecking={setBreaking}
          onAnswered={answered}
          onStop={leave}
        />
      )}
    </>
  );
}

const trialOf = ({ trial }: Seat): string => (trial ? '&trial=1' : '');

interface Whole {
  readonly window: WholeWindow | null;
  readonly wholeHref: string | null;
}

/** The place of a game over the whole window, with the flag that shows the bars; or the way to it. */
function useWholeWindow(immersed: boolean, seat: Seat): Whole {
  const shown = useBars((state) => state.shown);
  const folded = useFolded((state) => state.folded);
  if (!immersed) {
    return { window: null, wholeHref: `${paths.seamless(seat.nodeId)}${trialOf(seat)}` };
  }
  const window = {
    corner: shown
      ? null
      : (onBack, balance) => (
          <ShowBars over onBack={onBack}>
            {balance}
          </ShowBars>
        ),
    sidePx: folded ? foldedPx : sidePx,
    onHideBars: flipBars,
  } satisfies WholeWindow;
  return { window, wholeHref: null };
}

/** The heart of a game; null where nobody can keep one. */
function useHeart(game: Answer<'gameByCode'> | undefined) {
  const favourites = useFavourites();
  if (favourites === null || game === undefined) return null;
  return { on: favourites.has(game.nodeId), onToggle: () => favourites.toggle(game) };
}

/** In place of an address that did not come: no frame is opened with it, and that is told. */
const noAddress = 'about:invalid';

/** Games of our own come from a host of the list; a vendor's address names its own. */
function addressOf(launched: Answer<'launchGame'> | undefined): string | undefined {
  if (launched === undefined) return undefined;
  const url = launchedUrl(launched);
  return url === undefined ? noAddress : atHost(url, launchHost);
}

const pageOrNull = (href: string): string | null => (hasPage(href) ? href : null);

/** Chips of the demonstration, as the game has told them. */
function PlayMoney({ amount }: { readonly amount: string | null }) {
  const t = useT('play');
  return amount === null ? t('trial.chips') : <Amount value={amount} currency="FUN" />;
}

/** Holds the balance while a round is told, and makes sure that it is right afterwards. */
function useRound(hasBalance: boolean): { hear(message: FrameMessage): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      releaseBalance();
    },
    [],
  );
  function after(ms: number, run: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }
  return {
    hear(message) {
      if (!hasBalance) return;
      if (message.type === 'round-started') {
        holdBalance(message.balance);
        after(holdMaxMs, releaseBalance);
      }
      if (message.type === 'round-ended') {
        const endedAt = Date.now();
        releaseBalance();
        after(balanceWaitMs, () => {
          const readAt = queryClient.getQueryState(balanceKey)?.dataUpdatedAt ?? 0;
          if (readAt < endedAt) void queryClient.invalidateQueries({ queryKey: balanceKey });
        });
      }
    },
  };
}
