import {
  BackIcon,
  Button,
  ExpandIcon,
  HeartFilledIcon,
  HeartIcon,
  IconButton,
  MoreIcon,
  PlusIcon,
  ShrinkIcon,
} from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

export interface PlayBarProps {
  readonly name: string;
  /** The balance as it may be shown, or what stands in its place. */
  readonly balance: ReactNode;
  readonly isTrial: boolean;
  readonly minutes: number;
  readonly favourite: { readonly on: boolean; readonly onToggle: () => void } | null;
  readonly isFull: boolean;
  readonly onFullScreen: (() => void) | null;
  readonly onDeposit: (() => void) | null;
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

/** The thin bar over a game: way back, balance and time, and what one needs while playing. */
export function PlayBar(props: PlayBarProps) {
  const { name, balance, isTrial, minutes, favourite, isFull } = props;
  const { onFullScreen, onDeposit, onBack, onMenu } = props;
  const t = useT('play');
  return (
    <header className={css.bar}>
      <IconButton label={t('back')} icon={<BackIcon size={24} />} onClick={onBack} />
      <div className={css.figures}>
        <small>
          {isTrial ? t('trial') : t('balance')}
          <span>
            {' · '}
            {t('minutes', { count: minutes })}
          </span>
        </small>
        <strong className="num">{balance}</strong>
      </div>
      <h1 className={css.name}>{name}</h1>
      {onDeposit !== null && (
        <Button
          kind="primary"
          className={css.deposit}
          aria-label={t('deposit')}
          title={t('deposit')}
          icon={<PlusIcon size={22} />}
          onClick={onDeposit}
        />
      )}
      {favourite !== null && (
        <IconButton
          label={t('favourite')}
          aria-pressed={favourite.on}
          className={favourite.on ? css.loved : undefined}
          icon={favourite.on ? <HeartFilledIcon size={24} /> : <HeartIcon size={24} />}
          onClick={favourite.onToggle}
        />
      )}
      {onFullScreen !== null && (
        <IconButton
          className={css.roomy}
          label={isFull ? t('full.leave') : t('full')}
          icon={isFull ? <ShrinkIcon size={22} /> : <ExpandIcon size={22} />}
          onClick={onFullScreen}
        />
      )}
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        icon={<MoreIcon size={22} />}
        onClick={onMenu}
      />
    </header>
  );
}
