import { TextField } from '@arara/ui';
import type { RowGrammar } from '@arara/lottery/betting';
import { useState } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { inSet, numbersOf, quickSetsOf, toggled } from '../selection.ts';
import { readNumbers, writeNumber } from '../numbers.ts';
import css from './bet.module.css';
import { Pad } from './pad.tsx';

interface RowPadProps {
  readonly row: RowGrammar;
  readonly marks: readonly number[];
  readonly onChange: (marks: readonly number[]) => void;
  /** Stakes that a mark pays, where it has odds of its own. */
  readonly oddsOf: (mark: number) => string | null;
}

/** More numbers than this are typed, not looked for. */
const padMax = 100;

/** One row of a line: its name, sets of one press, and a button for every number or word. */
export function RowPad({ row, marks, onChange, oddsOf }: RowPadProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const names = namesIn(useT('lottery-plays'));
  const numbers = numbersOf(row);
  const key = row.min === row.max ? 'row.exact' : row.min > 1 ? 'row.from' : 'row.most';
  const asked = t(key, { count: row.max, min: row.min });
  return (
    <fieldset className={css.row}>
      <legend>
        {names.row(row.name)} <small>{asked}</small>
      </legend>
      <QuickSets row={row} marks={marks} onChange={onChange} />
      {numbers.length > padMax ? (
        <Typed row={row} marks={marks} onChange={onChange} />
      ) : (
        <Pad
          choices={numbers.map((mark) => {
            const word = row.options?.[mark - row.low];
            const paid = oddsOf(mark);
            const odds =
              paid === null ? undefined : t('odds', { odds: format.number(Number(paid)) });
            return word === undefined
              ? { mark, odds, text: writeNumber(row, mark) }
              : { mark, odds, text: names.option(word), wide: true };
          })}
          marks={marks}
          onMark={(mark) => onChange(toggled(marks, mark, row.max))}
        />
      )}
    </fieldset>
  );
}

/** Sets of one press; the same press once more takes the marks away. */
function QuickSets({ row, marks, onChange }: Omit<RowPadProps, 'oddsOf'>) {
  const t = useT('lottery-bet');
  const sets = quickSetsOf(row);
  if (sets.length === 0) return null;
  return (
    <div className={css.sets}>
      {sets.map((set) => {
        const own = inSet(row, set);
        const isOn = String(own) === String(marks);
        return (
          <button
            key={set}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? [] : own)}
          >
            {t(`set.${set}`)}
          </button>
        );
      })}
    </div>
  );
}

/** Numbers as somebody types them, with anything between. */
function Typed({ row, marks, onChange }: Omit<RowPadProps, 'oddsOf'>) {
  const t = useT('lottery-bet');
  const names = namesIn(useT('lottery-plays'));
  const [text, setText] = useState(() => marks.map((mark) => writeNumber(row, mark)).join(' '));
  // Set from outside, by chance or by the button that clears.
  const isOther = String(readNumbers(row, text)) !== String(marks);
  return (
    <TextField
      label={names.row(row.name)}
      hint={t('typed', { low: writeNumber(row, row.low), high: writeNumber(row, row.high) })}
      inputMode="numeric"
      value={isOther ? marks.map((mark) => writeNumber(row, mark)).join(' ') : text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readNumbers(row, target.value));
      }}
    />
  );
}
