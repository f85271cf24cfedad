import { CloseIcon, IconButton, SearchIcon, TextField } from '@arara/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './lobby.module.css';

/** A pause in typing that asks the server; shorter than the eye minds, longer than a keystroke. */
const pauseMs = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called after a pause in typing, and at once on Enter or clearing. */
  readonly onSearch: (text: string) => void;
  readonly onFocus?: () => void;
  /** The page is there for this field alone. */
  readonly startsHere?: boolean;
}

/** Answers while one types; Escape or the cross clears it. */
export function SearchField({ label, value, onSearch, onFocus, startsHere }: SearchFieldProps) {
  const t = useT('lobby');
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  const [text, setText] = useState(value);

  const ask = useEffectEvent((wanted: string) => {
    if (wanted.trim() === asked.current.trim()) return;
    asked.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  // Back, or a chip, has changed the text from outside; what was asked from here is no news.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  const set = (next: string): void => {
    setText(next);
    asked.current = next;
    onSearch(next);
  };
  return (
    <search className={css.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set(text);
          input.current?.blur();
        }}
      >
        <TextField
          ref={input}
          type="search"
          label={label}
          labelHidden
          placeholder={label}
          prefix={<SearchIcon />}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={startsHere}
          onFocus={onFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') set('');
          }}
          trailing={
            text === '' ? undefined : (
              <IconButton
                label={t('search.clear')}
                icon={<CloseIcon size={18} />}
                onClick={() => {
                  set('');
                  input.current?.focus();
                }}
              />
            )
          }
        />
      </form>
    </search>
  );
}
