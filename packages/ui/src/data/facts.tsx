import type { ReactNode } from 'react';
import css from './data.module.css';

/** Names and values one below the other: a receipt. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
}) => (
  <dl className={css.facts}>
    {facts.map(([name, value], index) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
