import clsx from 'clsx';
import css from './value.module.css';

export type MoneyProps = {
  /** Already in the player's language: "R$ 1.234,50" (the format of @arara/i18n). */
  children: string;
  /** Hidden amounts are *** everywhere, for the eye and for the ear. */
  masked?: boolean;
  /** Spoken in place of a hidden amount. */
  maskedLabel?: string;
  /** Green for a credit only; a debit stays in the colour of the text. */
  tone?: 'credit' | 'plain';
  className?: string;
};

/** An amount: tabular, never broken over two lines, hidden as ***. */
export function Money({ children, masked, maskedLabel, tone = 'plain', className }: MoneyProps) {
  const look = clsx('num', css.money, tone === 'credit' && css.credit, className);
  if (!masked) return <span className={look}>{children}</span>;
  return (
    <span className={look}>
      <span aria-hidden={maskedLabel ? true : undefined}>***</span>
      {maskedLabel && <span className="sr">{maskedLabel}</span>}
    </span>
  );
}
