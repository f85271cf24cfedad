import { OfflineBar, OfflineIcon, ToastRegion, useDesk } from '@arara/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Later } from '../../components/later.tsx';
import { useT } from '../../lib/i18n.ts';
import { useLine } from '../../lib/live.ts';
import { useOnline } from '../../lib/online.ts';
import { usePlay } from '../../features/play/play-store.ts';
import type { Chrome } from '../chrome.ts';
import { useWayBack } from '../play/use-way-back.ts';
import { barsOf, ShowBars, useBars } from './bars.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideRail, useFolded } from './side-rail.tsx';
import { ShellLayers } from './shell-layers.tsx';
import css from './shell.module.css';

interface ShellProps {
  readonly chrome: Chrome;
  readonly children: ReactNode;
}

/** The frame round every page; a page says which parts it wants. */
export function Shell({ chrome, children }: ShellProps) {
  const t = useT('ui');
  const online = useOnline();
  const unstable = useLine((state) => state.unstable);
  const desk = useDesk();
  const folded = useFolded((state) => state.folded);
  const shown = useBars((state) => state.shown);
  const isPlaying = usePlay(({ seat, view }) => seat !== null && view === 'full');
  const goBack = useWayBack();
  const { header, side, footer, bottom, bare } = barsOf(chrome, shown);
  return (
    <>
      <a href="#content" className={css.skip}>
        {t('skip')}
      </a>
      <div className={clsx(css.shell, side && css.withSide, folded && css.folded)}>
        {header && (
          <div className={css.top}>
            <Header hasBar={bottom && !desk} />
          </div>
        )}
        {side && desk && (
          <div className={css.side}>
            <SideRail immersed={chrome.immersed} />
          </div>
        )}
        <div className={clsx(css.main, bottom && css.overBar)}>
          {(!online || unstable) && (
            <OfflineBar icon={<OfflineIcon size={18} />}>
              {t(online ? 'unstable' : 'offline')}
            </OfflineBar>
          )}
          <main id="content" tabIndex={-1} className={clsx(css.content, bare && css.bare)}>
            {children}
          </main>
          <Later>{footer && <Footer />}</Later>
        </div>
      </div>
      {chrome.immersed && !header && !isPlaying && <ShowBars onBack={bare ? goBack : null} />}
      {bottom && !desk && <BottomBar />}
      <ShellLayers />
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
    </>
  );
}
