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
  SwapIcon,
} from '@arara/ui';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
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
  /** Opens the sheet of the game's purse; null where the main wallet is played from. */
  readonly onTransfer: (() => void) | null;
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

/** The thin bar over a game: way back, balance and time, and what one needs while playing. */
export function PlayBar(props: PlayBarProps) {
  const { name, balance, isTrial, minutes, favourite, isFull } = props;
  const { onFullScreen, onDeposit, onTransfer, onBack, onMenu } = props;
  const isPurse = onTransfer !== null;
  const t = useT('play');
  const format = useFormat();
  return (
    <header className={css.bar}>
      <IconButton label={t('back')} icon={<BackIcon size={24} />} onClick={onBack} />
      <div className={css.figures}>
        <small>
          {isTrial ? t('trial') : t(isPurse ? 'purse.balance' : 'balance')}
          <span>
            {' · '}
            {isPurse
              ? t('minutes.short', { minutes: format.number(minutes) })
              : t('minutes', { count: minutes })}
          </span>
        </small>
        <strong className="num">{balance}</strong>
      </div>
      <h1 className={css.name}>{name}</h1>
      {isPurse && (
        <Button
          kind="primary"
          className={css.transfer}
          aria-label={t('purse.move')}
          title={t('purse.move')}
          aria-haspopup="dialog"
          icon={<SwapIcon size={22} />}
          onClick={onTransfer}
        />
      )}
      {onDeposit !== null && !isPurse && (
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
