import { Timeline } from '@arara/ui';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './cashier.module.css';

interface TableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Cells of each row; the last ones are figures. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A small table below its title. */
export const Table = ({ title, heads, rows }: TableProps) => (
  <section>
    <h3>{title}</h3>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, place) => (
              <td key={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface StoryProps {
  readonly steps: readonly {
    readonly state: string;
    readonly at: string;
    readonly note: string | null;
  }[];
  readonly label: string;
}

/** The steps so far, the first one first. */
export function Story({ steps, label }: StoryProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  return (
    <Timeline
      label={label}
      steps={steps.map(({ state, at, note }, place) => ({
        key: `${at} ${state}`,
        state: place === steps.length - 1 ? 'current' : 'done',
        title: t(`state.${state}`),
        at: { text: format.moment(at), iso: at, exact: format.exact(at) },
        note: note ?? undefined,
      }))}
    />
  );
}
