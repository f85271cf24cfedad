import { Bone, ChipLink, FlameIcon, HistoryIcon, StarFilledIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useLotteryFavourites } from '../../../lib/lottery-favourites.ts';
import type { ListedLottery } from '../../../lib/lottery.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { popularLotteriesQuery, recentLotteriesQuery } from '../api/get-shortcuts.ts';
import css from './lottery-lobby.module.css';

/** More would hide what stands below. */
const shown = 8;

interface ShortcutsProps {
  /** The lotteries of the page. */
  readonly games: readonly ListedLottery[];
  readonly asked: ReturnType<typeof useShortcuts>;
}

/** Asks for what the shortcuts lead to, beside all else that the page asks for. */
export function useShortcuts(mode: ListedLottery['prizeMode'] | undefined) {
  const isMember = useSession(({ token }) => token !== null);
  const recent = useQuery({ ...recentLotteriesQuery, enabled: isMember });
  const isOn = moduleOn('AGEANNOUNCE3');
  const popular = useQuery({ ...popularLotteriesQuery(mode), enabled: isOn });
  return { recent, popular };
}

/** Ways to the lotteries that the member keeps and buys, and to those that many buy. */
export function Shortcuts({ games, asked: { recent, popular } }: ShortcutsProps) {
  const t = useT('lottery-bet');
  const kept = useLotteryFavourites();
  const own = (codes: readonly string[]): readonly ListedLottery[] =>
    codes.flatMap((code) => games.find((game) => game.code === code) ?? []).slice(0, shown);
  const codesOf = (entries: readonly { gameCode: string }[] = []): readonly string[] =>
    entries.map(({ gameCode }) => gameCode);
  return (
    <div className={css.shortcuts}>
      <Row label={t('shortcuts.kept')} icon={<StarFilledIcon size={16} />} games={own(kept)} />
      <Row
        label={t('shortcuts.recent')}
        icon={<HistoryIcon size={16} />}
        games={own(codesOf(recent.data))}
      />
      {popular.isLoading ? (
        <Bone h={72} />
      ) : (
        <Row
          label={t('shortcuts.popular')}
          icon={<FlameIcon size={16} />}
          games={own(codesOf(popular.data))}
        />
      )}
    </div>
  );
}

interface RowProps extends Pick<ShortcutsProps, 'games'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** One kind of shortcuts; where there are none it is not there. */
function Row({ label, icon, games }: RowProps) {
  if (games.length === 0) return null;
  return (
    <nav aria-label={label} className={css.shortcut}>
      <p>
        {icon} {label}
      </p>
      <ul>
        {games.map(({ code, name }) => (
          <li key={code}>
            <ChipLink href={paths.lottery(code, null)}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
