import { IconButton, MinusIcon, PlusIcon } from '@arara/ui';
import clsx from 'clsx';
import { useT } from '../../../lib/i18n.ts';
import css from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Its name is spoken and not drawn, and the value stands as so many times. */
  readonly bare?: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number from one up, to type or to step through. */
export function Stepper({ label, value, max, bare, onChange }: StepperProps) {
  const t = useT('lottery-bet');
  const set = (next: number): void => onChange(Math.min(max, Math.max(1, Math.floor(next) || 1)));
  return (
    <div className={clsx(css.stepper, bare && css.bare)} role="group" aria-label={label}>
      {bare !== true && <span>{label}</span>}
      <IconButton
        icon={<MinusIcon />}
        label={t('less')}
        onClick={() => set(value - 1)}
        disabled={value <= 1}
      />
      <input
        className="num"
        aria-label={label}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '')))}
      />
      <IconButton
        icon={<PlusIcon />}
        label={t('more')}
        onClick={() => set(value + 1)}
        disabled={value >= max}
      />
    </div>
  );
}
