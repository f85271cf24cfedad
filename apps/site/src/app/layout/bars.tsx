import { BackIcon, MenuIcon } from '@arara/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useT } from '../../lib/i18n.ts';
import type { Chrome } from '../chrome.ts';
import { SiteAgeMark } from './site-age-mark.tsx';
import css from './shell.module.css';

/** True if a house within the house (`/seamless`, `/vnlottery`) shows our bars beside its own. */
export const useBars = create<{ readonly shown: boolean }>(() => ({ shown: false }));

export const flipBars = (): void => useBars.setState(({ shown }) => ({ shown: !shown }));

/** The bars that really stand round a page: where it is immersed, nothing does until it is wanted. */
export function barsOf(chrome: Chrome, shown: boolean): Chrome {
  if (chrome.immersed !== true) return chrome;
  return { ...chrome, header: shown, side: shown, bottom: shown };
}

interface ShowBarsProps {
  /** Leaves the page; null where it has a way back of its own. */
  readonly onBack?: (() => void) | null;
  /** It stands over a game, which has the window. */
  readonly over?: boolean;
  /** The balance, where no bar shows it. */
  readonly children?: ReactNode;
}

/** The way to the bars while they are hidden, and what of them stays in sight. */
export function ShowBars({ onBack = null, over = false, children }: ShowBarsProps) {
  const t = useT('ui');
  return (
    <nav aria-label={t('menu')} className={clsx(css.showBars, over && css.overGame)}>
      {onBack !== null && (
        <button type="button" aria-label={t('back')} onClick={onBack}>
          <BackIcon size={22} />
        </button>
      )}
      <button type="button" aria-label={t('menu.unfold')} onClick={flipBars}>
        <MenuIcon size={22} />
      </button>
      <p className={css.mark}>
        {children !== undefined && <strong className="num">{children}</strong>}
        <SiteAgeMark />
      </p>
    </nav>
  );
}
