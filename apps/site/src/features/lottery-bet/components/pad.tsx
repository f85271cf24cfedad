import clsx from 'clsx';
import type { CSSProperties } from 'react';
import css from './bet.module.css';

interface PadProps {
  readonly choices: readonly {
    mark: number;
    text: string;
    /** The prize of the mark, below it. */
    odds?: string | undefined;
    wide?: boolean;
  }[];
  readonly marks: readonly number[];
  readonly onMark: (mark: number) => void;
}

/** So many digits stand in two lines under the thumb; more numbers stand closer. */
const fewMax = 10;

/** Lines of the same length where there are such: ten stand as five and five. */
const inLine = (count: number): number => [5, 4, 3].find((each) => count % each === 0) ?? 5;

/** Buttons to mark: numbers, or words, which need more room. */
export const Pad = ({ choices, marks, onMark }: PadProps) => (
  <div
    className={clsx(css.pad, choices.length > fewMax && css.many, choices[0]?.wide && css.words)}
    style={{ '--in-line': inLine(choices.length) } as CSSProperties}
  >
    {choices.map(({ mark, text, odds }) => (
      <button
        key={mark}
        type="button"
        aria-pressed={marks.includes(mark)}
        onClick={() => onMark(mark)}
      >
        {text}
        {odds !== undefined && <small>{odds}</small>}
      </button>
    ))}
  </div>
);
