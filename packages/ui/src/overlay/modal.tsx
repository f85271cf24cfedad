import clsx from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DialogHead } from './dialog-head.tsx';
import type { DialogHeadProps } from './dialog-head.tsx';
import { useDialog } from './use-dialog.ts';
import type { DialogControl } from './use-dialog.ts';
import css from './overlay.module.css';

type Common = DialogControl &
  Omit<DialogHeadProps, 'titleId' | 'onArt'> & {
    /** Stays in sight below the scrolling body: the action of the dialog. */
    footer?: ReactNode;
    className?: string;
    children: ReactNode;
  };

export type ModalProps = Common & {
  /** Widest on a desk: 400, 480, 560, 880 px. */
  size?: 'sm' | 'normal' | 'md' | 'lg';
  /** On a phone: the whole screen, or a card with the page behind it. */
  phone?: 'full' | 'card';
  /** A picture: a band on top on a phone, the first column on a desk. */
  art?: ReactNode;
};

/** A centred dialog. Closed it leaves nothing in the page. */
export function Modal({ size = 'normal', phone = 'full', art, ...props }: ModalProps) {
  return props.open ? (
    <Layer
      {...props}
      art={art}
      look={clsx(css.modal, css[size], phone === 'card' && css.card, art && css.withArt)}
    />
  ) : null;
}

/** From the bottom edge on a phone, a centred panel on a desk: short tasks over a page. */
export function Sheet(props: Common & { size?: 'sm' | 'normal' | 'md' }) {
  return props.open ? (
    <Layer {...props} grab look={clsx(css.sheet, css[props.size ?? 'normal'])} />
  ) : null;
}

/** From the start edge: the side menu on a phone. */
export function Drawer(props: Common) {
  return props.open ? <Layer {...props} look={css.drawer} /> : null;
}

type LayerProps = Common & { look?: string; art?: ReactNode; grab?: boolean };

function Layer(props: LayerProps) {
  const { look, art, grab, footer, className, children, open, onClose, dismissable, ...head } =
    props;
  const titleId = useId();
  const dialog = useDialog({ open, onClose, dismissable });
  const bare = head.titleHidden && !head.onBack;
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={clsx(css.dialog, look, bare && css.bare, className)}
    >
      <div className={css.panel}>
        {grab && <span className={css.grab} aria-hidden />}
        <div className={css.scroll}>
          <DialogHead {...head} titleId={titleId} onClose={onClose} onArt={Boolean(art)} />
          <div className={css.inner}>
            {art && <div className={css.art}>{art}</div>}
            <div className={css.body}>{children}</div>
          </div>
          {footer && <footer className={css.foot}>{footer}</footer>}
        </div>
      </div>
    </dialog>
  );
}
