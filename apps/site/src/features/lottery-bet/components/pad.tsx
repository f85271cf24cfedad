import clsx from 'clsx';
import css from './bet.module.css';

interface PadProps {
  readonly choices: readonly {
    mark: number;
    text: string;
    /** What it pays, below it. */
    odds?: string | undefined;
    wide?: boolean;
  }[];
  readonly marks: readonly number[];
  readonly onMark: (mark: number) => void;
}

/** So many digits stand in two lines under the thumb; more numbers stand closer. */
const fewMax = 10;

/** Buttons to mark: numbers, or words, which need more room. */
export const Pad = ({ choices, marks, onMark }: PadProps) => (
  <div
    className={clsx(css.pad, choices.length > fewMax && css.many, choices[0]?.wide && css.words)}
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
