import clsx from 'clsx';
import css from './button.module.css';

export type ButtonLook = {
  /** primary: the one yellow of a block. action: play, select. danger: hard to undo. */
  kind?: 'primary' | 'action' | 'neutral' | 'outline' | 'danger' | 'link';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the line it stands in. */
  full?: boolean;
};

/** Class names of a button's look, for elements that must stay something else (a file label). */
export function buttonClass({ kind = 'neutral', size = 'md', full }: ButtonLook): string {
  return clsx(css.button, css[kind], css[size], full && css.full);
}
