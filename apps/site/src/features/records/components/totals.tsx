import { Amount } from '../../../components/amount.tsx';
import css from './records.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Shown with its sign. */
  readonly signed?: boolean;
}

/** Sums of the whole filter, above its rows. */
export function Totals({ figures, currency }: { figures: readonly Figure[]; currency: string }) {
  return (
    <dl className={css.totals}>
      {figures.map(({ label, value, signed }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} currency={currency} signed={signed === true} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
