import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { BackIcon, CloseIcon } from '../icon/first-icons.tsx';
import css from './overlay.module.css';

export type DialogHeadProps = {
  titleId: string;
  title: ReactNode;
  /** The title is spoken but not drawn: the body has its own. */
  titleHidden?: boolean;
  /** Without it there is no close button. */
  closeLabel?: string;
  onClose: () => void;
  backLabel?: string;
  onBack?: () => void;
  /** A picture stands on top: the title has moved into the body, beside it. */
  onArt?: boolean;
};

/** Title with back and close. */
export function DialogHead(props: DialogHeadProps) {
  const { titleId, title, titleHidden, closeLabel, onClose, backLabel, onBack, onArt } = props;
  return (
    <header className={clsx(css.head, onBack && css.headBack)}>
      {onBack && backLabel && (
        <IconButton label={backLabel} icon={<BackIcon size={24} />} onClick={onBack} />
      )}
      {!onArt && (
        <h2 id={titleId} className={titleHidden ? 'sr' : undefined}>
          {title}
        </h2>
      )}
      {closeLabel && (
        <IconButton
          label={closeLabel}
          icon={<CloseIcon size={24} />}
          className={onArt ? css.onArt : undefined}
          onClick={onClose}
        />
      )}
    </header>
  );
}
