import { FoldEndIcon, FoldStartIcon } from '@arara/ui';
import clsx from 'clsx';
import { create } from 'zustand';
import { useT } from '../../lib/i18n.ts';
import { deviceStorage } from '@arara/client';
import { flipBars } from './bars.tsx';
import { SideMenu } from './lazy-side-menu.tsx';
import css from './menu.module.css';

const key = 'menuFolded';

/** True if the rail shows icons only; kept on this device. */
export const useFolded = create<{ readonly folded: boolean }>(() => ({
  folded: deviceStorage.getItem(key) === '1',
}));

function toggle(): void {
  const folded = !useFolded.getState().folded;
  deviceStorage.setItem(key, folded ? '1' : '0');
  useFolded.setState({ folded });
}

interface SideRailProps {
  /** Folding takes the bars away altogether. */
  readonly immersed: boolean | undefined;
}

/** The side menu beside the page on a desk. */
export function SideRail({ immersed = false }: SideRailProps) {
  const t = useT('ui');
  const folded = useFolded((state) => state.folded);
  const name = folded ? t('menu.unfold') : t('menu.fold');
  return (
    <div className={clsx(css.rail, folded && css.folded)}>
      <SideMenu />
      <button
        type="button"
        className={clsx(css.entry, css.fold)}
        aria-pressed={folded}
        title={name}
        onClick={immersed ? flipBars : toggle}
      >
        {folded ? <FoldEndIcon /> : <FoldStartIcon />}
        <span>{name}</span>
      </button>
    </div>
  );
}
