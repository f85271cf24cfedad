import { IconButton, Image, Link, PauseIcon, PlayIcon, TrophyIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { boardQuery } from '../api/get-board.ts';
import { firstBoard } from '../board.ts';
import { useTicker } from '../use-ticker.ts';
import css from './winners.module.css';

const none: readonly never[] = [];

/** The largest prizes of the week, each with the way to the proof of its round; nothing where there are none. */
export function WinnersStrip() {
  const t = useT('home');
  const format = useFormat();
  const row = useRef<HTMLUListElement>(null);
  const { data = none } = useQuery(boardQuery(firstBoard));
  const { moves, paused, toggle, holdWhile } = useTicker(row, data.length);
  if (data.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="winners" {...holdWhile}>
      <h2 id="winners">
        <Link href={paths.winners} title={t('winners.all')}>
          <TrophyIcon size={20} />
          {t('winners')}
        </Link>
      </h2>
      <ul ref={row}>
        {data.map(({ player, game, amount, round }) => (
          <li key={round}>
            <Link href={paths.fairnessRound(round)}>
              <Image
                className={css.cover}
                sources={[{ url: game.cover.small, width: 165 }]}
                sizes="32px"
                alt=""
                width={300}
                height={400}
                placeholder={game.cover.placeholder}
              />
              <span>
                {t('winner', { player, game: game.name })}
                <strong className="num">{format.money(amount, start.settings.currency)}</strong>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {moves && (
        <IconButton
          label={paused ? t('winners.play') : t('winners.pause')}
          icon={paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          onClick={toggle}
        />
      )}
    </section>
  );
}
