import {
  CloseIcon,
  ExpandIcon,
  FoldStartIcon,
  InfoIcon,
  Link,
  MinusIcon,
  PauseIcon,
  RefreshIcon,
  ScaleIcon,
  Sheet,
  SwapIcon,
  VerifiedIcon,
} from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

export interface PlayMenuProps {
  readonly name: string;
  readonly onClose: () => void;
  /** Null where the game shows its rules itself. */
  readonly onRules: (() => void) | null;
  readonly onLookAround: () => void;
  readonly onReload: () => void;
  /** Null where the main wallet is played from. */
  readonly onTransfer: (() => void) | null;
  readonly onFullScreen: (() => void) | null;
  /** The address at which the game has the whole window; null: it is there. */
  readonly wholeHref: string | null;
  /** Takes the bars away again; null where they stay. */
  readonly onHideBars: (() => void) | null;
  /** Null for who has no account that could pause. */
  readonly onPause: (() => void) | null;
  readonly onEnd: () => void;
  readonly limitsHref: string | null;
  readonly fairnessHref: string | null;
}

/** The actions on a game beside playing it. */
export function PlayMenu(props: PlayMenuProps) {
  const { name, onClose, onRules, onLookAround, onReload, onPause, onEnd } = props;
  const { onTransfer, onFullScreen, limitsHref, fairnessHref, wholeHref, onHideBars } = props;
  const t = useT('play');
  const ui = useT('ui');
  const after = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={ui('close')}>
      <ul className={css.menu}>
        {onRules !== null && <Act icon={<InfoIcon />} text={t('rules')} onClick={after(onRules)} />}
        {fairnessHref !== null && (
          <Go icon={<VerifiedIcon />} text={t('fairness')} href={fairnessHref} onClick={onClose} />
        )}
        {onTransfer !== null && (
          <Act icon={<SwapIcon />} text={t('purse.move')} onClick={after(onTransfer)} />
        )}
        <Act icon={<MinusIcon />} text={t('minimise')} onClick={after(onLookAround)} />
        {onFullScreen !== null && (
          <Act icon={<ExpandIcon />} text={t('full')} onClick={after(onFullScreen)} />
        )}
        {wholeHref !== null && (
          <Go icon={<FoldStartIcon />} text={t('whole')} href={wholeHref} onClick={onClose} />
        )}
        {onHideBars !== null && (
          <Act icon={<FoldStartIcon />} text={t('whole')} onClick={after(onHideBars)} />
        )}
        <Act icon={<RefreshIcon />} text={t('reload')} onClick={after(onReload)} />
        {limitsHref !== null && (
          <Go icon={<ScaleIcon />} text={t('limits')} href={limitsHref} onClick={onClose} />
        )}
        {onPause !== null && (
          <Act icon={<PauseIcon />} text={t('pause')} onClick={after(onPause)} />
        )}
        <Act icon={<CloseIcon />} text={t('end')} onClick={after(onEnd)} />
      </ul>
    </Sheet>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly text: string;
}

const Act = ({ icon, text, onClick }: ItemProps & { readonly onClick: () => void }) => (
  <li>
    <button type="button" onClick={onClick}>
      {icon}
      {text}
    </button>
  </li>
);

const Go = ({
  icon,
  text,
  href,
  onClick,
}: ItemProps & { readonly href: string; readonly onClick: () => void }) => (
  <li>
    <Link href={href} onClick={onClick}>
      {icon}
      {text}
    </Link>
  </li>
);
