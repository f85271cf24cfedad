import { CloseIcon, DownIcon, IconButton, UpIcon } from '@arara/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import { moved, without } from './shelf.ts';
import css from './shelves.module.css';

interface OrderListProps<One> {
  readonly list: readonly One[];
  readonly keyOf: (one: One) => string;
  /** The thing that is moved, as the buttons are spoken. */
  readonly nameOf: (one: One) => string;
  /** The list in another order, or without the one that was removed. */
  readonly onChange: (list: One[], removed?: One) => void;
  /** The fields of a thing below its line. */
  readonly below?: (one: One, at: number) => ReactNode;
  /** The field that adds a thing. */
  readonly children: ReactNode;
}

/**
 * A list that is put in order by keyboard alone. A move says the new place; after a removal the focus stands on the
 * same button of the next line, or on the field that adds a thing.
 */
export function OrderList<One>(props: OrderListProps<One>) {
  const { list, keyOf, nameOf, onChange, below, children } = props;
  const t = useT('console-games');
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const next = place.current?.querySelectorAll<HTMLElement>('[data-away]')[at];
    (next ?? place.current?.querySelector<HTMLElement>('[data-add] select'))?.focus();
  });
  function move(one: One, at: number, by: -1 | 1): void {
    onChange(moved(list, at, by));
    setSaid(t('order.moved', { name: nameOf(one), at: at + by + 1, all: list.length }));
  }
  function remove(one: One, at: number): void {
    removedAt.current = at;
    onChange(without(list, at), one);
    setSaid(t('order.removed', { name: nameOf(one) }));
  }
  return (
    <div className={css.fields} ref={place}>
      <ol className={css.rails}>
        {list.map((one, at) => (
          <li key={keyOf(one)}>
            <div className={css.line}>
              <b>{nameOf(one)}</b>
              <OrderButtons
                name={nameOf(one)}
                at={at}
                count={list.length}
                onMove={(by) => move(one, at, by)}
                onRemove={() => remove(one, at)}
              />
            </div>
            {below?.(one, at)}
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
      <div data-add>{children}</div>
    </div>
  );
}

interface OrderButtonsProps {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A place up, a place down, and away. */
function OrderButtons({ name, at, count, onMove, onRemove }: OrderButtonsProps) {
  const t = useT('console-games');
  return (
    <span className={css.order}>
      <IconButton
        label={t('order.up', { name })}
        icon={<UpIcon size={18} />}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('order.down', { name })}
        icon={<DownIcon size={18} />}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={t('order.away', { name })}
        icon={<CloseIcon size={18} />}
        data-away
        onClick={onRemove}
      />
    </span>
  );
}
