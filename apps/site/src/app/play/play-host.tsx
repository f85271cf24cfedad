import { lazy, Suspense, useEffect } from 'react';
import { standUp, usePlay } from '../../features/play/play-store.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { loadNamespaces, useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import css from './play-host.module.css';

const loadPlayLayer = async () => {
  const [module] = await Promise.all([
    loadChunk(() => import('./play-layer.tsx')),
    loadNamespaces('play'),
  ]);
  return module;
};
const PlayLayer = lazy(loadPlayLayer);

interface PlayHostProps {
  /** A place of the member’s lies over the page. */
  readonly covered: boolean;
  /** The page gives a game the whole window. */
  readonly immersed: boolean;
}

/**
 * The place of the running game in the layout: its frame stays while pages change below it. A game rests
 * while something lies over it.
 */
export function PlayHost({ covered, immersed }: PlayHostProps) {
  const seat = usePlay((state) => state.seat);
  const isAwaited = usePlay((state) => state.isAwaited);
  useEffect(() => {
    if (isAwaited) whenIdle(() => void loadPlayLayer().catch(() => undefined));
  }, [isAwaited]);
  const signedOut = useSession(({ token }) => token === null);
  // A seat for money ends with its session, wherever it was ended.
  const isOver = seat !== null && !seat.trial && signedOut;
  useEffect(() => {
    if (isOver) standUp();
  }, [isOver]);
  if (seat === null || isOver) return null;
  return (
    <Suspense fallback={<Coming />}>
      <PlayLayer key={`${seat.nodeId}${seat.trial}`} {...{ seat, covered, immersed }} />
    </Suspense>
  );
}

/** The frame of the game is on its way over a slow line; the page around it stays usable. */
function Coming() {
  const t = useT('ui');
  return (
    <b role="status" className={css.coming}>
      {t('loading')}
    </b>
  );
}
