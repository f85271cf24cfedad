import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import css from './card.module.css';

export type CardProps = {
  /** A title puts a head on the card. */
  title?: ReactNode;
  /** At the end of the head. */
  actions?: ReactNode;
  /** No padding, content cut at the corners: tables, pictures. */
  bleed?: boolean;
  as?: ElementType;
  className?: string;
  children: ReactNode;
};

/** A panel of calm paper. */
export function Card({
  title,
  actions,
  bleed,
  as: Element = 'section',
  className,
  children,
}: CardProps) {
  return (
    <Element className={clsx(css.panel, bleed ? css.bleed : css.padded, className)}>
      {title && (
        <header className={clsx(css.panelHead, bleed && css.padded)}>
          <h2>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </Element>
  );
}
