import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './search-list.module.css';

interface SearchListProps<T> {
  readonly id: string;
  readonly items: readonly T[];
  /** Those that what was typed may mean; all for nothing. */
  readonly matching: (items: readonly T[], typed: string) => readonly T[];
  /** The key that tells one from the others, in letters that an id may have. */
  readonly keyOf: (item: T) => string;
  /** The key of what is chosen at present. */
  readonly current: string;
  readonly words: { readonly list: string; readonly search: string; readonly none: string };
  readonly onChoose: (item: T) => void;
  /** Where Escape closes the list and nothing else; without it Escape is the page's. */
  readonly onClose?: () => void;
  /** The list was asked for just now: what is typed next is meant for it. */
  readonly takesFocus?: boolean;
  readonly className?: string | undefined;
  readonly children: (item: T, isCurrent: boolean) => ReactNode;
}

/** A list with its search: arrows move, Enter chooses, what is read aloud follows. */
export function SearchList<T>(props: SearchListProps<T>) {
  const { id, items, matching, keyOf, current, words, onChoose, onClose, takesFocus } = props;
  const [typed, setTyped] = useState('');
  const shown = matching(items, typed);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex((item) => keyOf(item) === current),
    ),
  );
  const active = shown[Math.min(at, shown.length - 1)];
  const optionId = (item: T): string => `${id}-${keyOf(item)}`;
  const activeId = active === undefined ? undefined : optionId(active);
  useEffect(() => {
    if (activeId === undefined) return;
    const option = document.getElementById(activeId);
    const list = option?.parentElement;
    if (!option || !list) return;
    // Only the list moves: the page, or the menu around it, stays where it is.
    const top = option.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const hidden = top + option.offsetHeight - list.clientHeight;
    if (hidden > list.scrollTop) list.scrollTop = hidden;
  }, [activeId]);

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const last = shown.length - 1;
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Enter' && active !== undefined) onChoose(active);
    else if (event.key === 'Escape' && onClose !== undefined) onClose();
    else if (step !== undefined) setAt(Math.min(last, Math.max(0, step)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={clsx(css.list, props.className)}>
      <input
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        ref={takesFocus === true ? (input) => input?.focus() : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div id={id} role="listbox" aria-label={words.list}>
        {shown.map((item) => {
          const isCurrent = keyOf(item) === current;
          return (
            <button
              type="button"
              tabIndex={-1}
              key={keyOf(item)}
              id={optionId(item)}
              role="option"
              aria-selected={item === active}
              aria-current={isCurrent || undefined}
              className={clsx(item === active && css.active)}
              // The press must not take the focus away before it is a choice.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {props.children(item, isCurrent)}
            </button>
          );
        })}
      </div>
      <div role="status">{shown.length === 0 && <p className={css.none}>{words.none}</p>}</div>
    </div>
  );
}
