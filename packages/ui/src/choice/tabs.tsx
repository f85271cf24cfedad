import clsx from 'clsx';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './choice.module.css';

export type Choice<Value extends string> = { value: Value; label: ReactNode };

type StripProps<Value extends string> = {
  /** Spoken name of the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  /** Standing on a page or panel instead of in a dialog. */
  onSurface?: boolean;
  className?: string;
};

/** Left, right, Home and End move to the neighbour (mirrored in right-to-left pages). */
function keyTarget(
  event: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | undefined {
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: mirrored ? -1 : 1, ArrowLeft: mirrored ? 1 : -1 }[event.key];
  if (step !== undefined) return (at + step + count) % count;
  return { Home: 0, End: count - 1 }[event.key];
}

/** So far from an end that goes on, nothing of it is faded (theme/base.css, `goesOn`). */
const clearPx = 44;

/** Moves the row, and nothing but the row, until its chosen one stands clear of both ends. */
function intoRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!row) return;
  const [one, all] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  const [before, after] = [one.left - all.left, all.right - one.right];
  if (after < clearPx) row.scrollBy({ left: Math.min(clearPx - after, before) });
  else if (before < clearPx) row.scrollBy({ left: -Math.min(clearPx - before, after) });
}

type Kind = { list: 'tablist' | 'radiogroup'; one: 'tab' | 'radio'; state: string };

function strip<Value extends string>(
  props: StripProps<Value>,
  kind: Kind,
  idOf: (value: Value) => string,
) {
  const { value, onChange, choices } = props;
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const at = choices.findIndex((choice) => choice.value === value);
    const next = choices[keyTarget(event, at, choices.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(idOf(next.value))?.focus();
  };
  return (
    <div
      role={kind.list}
      aria-label={props.label}
      className={clsx(css.strip, 'goesOn', props.onSurface && css.onSurface, props.className)}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          ref={choice.value === value ? intoRow : undefined}
          type="button"
          id={idOf(choice.value)}
          role={kind.one}
          {...{ [kind.state]: choice.value === value }}
          aria-controls={kind.one === 'tab' ? `${idOf(choice.value)}-panel` : undefined}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
          onKeyDown={move}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** Tabs over one panel: the chosen choice shows `children`. */
export function Tabs<Value extends string>(props: StripProps<Value> & { children: ReactNode }) {
  const id = useId();
  const idOf = (value: Value): string => `${id}${value}`;
  return (
    <>
      {strip(props, { list: 'tablist', one: 'tab', state: 'aria-selected' }, idOf)}
      <div role="tabpanel" id={`${idOf(props.value)}-panel`} aria-labelledby={idOf(props.value)}>
        {props.children}
      </div>
    </>
  );
}

/** One of a few values: a radio group that looks like the tabs. */
export function Segmented<Value extends string>(props: StripProps<Value>) {
  const id = useId();
  const kind = { list: 'radiogroup', one: 'radio', state: 'aria-checked' } as const;
  return strip(props, kind, (value) => `${id}${value}`);
}
