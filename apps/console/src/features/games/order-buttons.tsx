import { CloseIcon, DownIcon, IconButton, UpIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import css from './shelves.module.css';

interface OrderButtonsProps {
  /** The thing that is moved, as the buttons are spoken. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A place up, a place down, and away: the order works by keyboard alone. */
export function OrderButtons({ name, at, count, onMove, onRemove }: OrderButtonsProps) {
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
        onClick={onRemove}
      />
    </span>
  );
}
