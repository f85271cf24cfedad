import clsx from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DialogHead } from './dialog-head.tsx';
import type { DialogHeadProps } from './dialog-head.tsx';
import { useDialog } from './use-dialog.ts';
import type { DialogControl } from './use-dialog.ts';
import artCss from './modal-art.module.css';
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
  /** A picture: on top of a card; else the first column on a desk, where a phone has tiles. */
  art?: ReactNode;
  /** The logo, where there is art. */
  brand?: ReactNode;
};

/** A centred dialog. Closed it leaves nothing in the page. */
export function Modal({ size = 'normal', phone = 'full', art, ...props }: ModalProps) {
  if (!props.open) return null;
  const card = phone === 'card';
  const artLook = art && (card ? artCss.cardArt : artCss.withArt);
  const look = clsx(css.modal, css[size], card && css.card, artLook);
  return <Layer {...props} art={art} look={look} />;
}

type SheetProps = Common & {
  size?: 'sm' | 'normal' | 'md' | 'lg';
  /** A picture on top, over all of its width. */
  art?: ReactNode;
};

/** From the bottom edge on a phone, a centred panel on a desk: short tasks over a page. */
export function Sheet({ size = 'normal', ...props }: SheetProps) {
  if (!props.open) return null;
  const look = clsx(css.sheet, css[size], props.art && artCss.cardArt);
  return <Layer {...props} grab={!props.art} look={look} />;
}

/** From the start edge: the side menu on a phone. */
export function Drawer(props: Common) {
  return props.open ? <Layer {...props} look={css.drawer} /> : null;
}

type LayerProps = Common & { look?: string; art?: ReactNode; brand?: ReactNode; grab?: boolean };

function Layer(props: LayerProps) {
  const { look, art, brand, grab, footer, className, children, ...rest } = props;
  const { open, onClose, dismissable, ...head } = rest;
  const titleId = useId();
  const dialog = useDialog({ open, onClose, dismissable });
  const bare = art || (head.titleHidden && !head.onBack);
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
          <div className={clsx(css.inner, art && artCss.columns)}>
            {art && (
              <div className={artCss.art}>
                {art}
                {brand && <div className={artCss.notch}>{brand}</div>}
              </div>
            )}
            <div className={clsx(css.body, art && artCss.words)}>
              {art && brand && <div className={artCss.brand}>{brand}</div>}
              {art && (
                <h2 id={titleId} className={head.titleHidden ? 'sr' : artCss.artTitle}>
                  {head.title}
                </h2>
              )}
              {children}
            </div>
          </div>
          {footer && <footer className={css.foot}>{footer}</footer>}
        </div>
      </div>
    </dialog>
  );
}
