import { IconButton, StarFilledIcon, StarIcon } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import { pressLotteryStar, useLotteryFavourites } from '../lib/lottery-favourites.ts';

interface LotteryStarProps {
  readonly code: string;
  readonly name: string;
}

/** Keeps a lottery among the member's own. */
export function LotteryStar({ code, name }: LotteryStarProps) {
  const t = useT('lottery-bet');
  const isOn = useLotteryFavourites().includes(code);
  return (
    <IconButton
      icon={isOn ? <StarFilledIcon /> : <StarIcon />}
      label={t('star', { name })}
      aria-pressed={isOn}
      onClick={() => pressLotteryStar(code)}
    />
  );
}
