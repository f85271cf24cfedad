import { IconButton, Image, Link, PauseIcon, PlayIcon, TrophyIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { winnersQuery } from '../api/get-lists.ts';
import { doorOf } from '../game-door.ts';
import { openGame } from '../use-game-doors.ts';
import { useTicker } from '../use-ticker.ts';
import css from './winners.module.css';

const refreshMs = 60_000;

/** Latest big prizes of real rounds; nothing where there are none. */
export function WinnersStrip() {
  const t = useT('home');
  const format = useFormat();
  const row = useRef<HTMLUListElement>(null);
  const { data } = useQuery({ ...winnersQuery, refetchInterval: refreshMs });
  const { moves, paused, toggle, holdWhile } = useTicker(row, data.length);
  if (data.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="winners" {...holdWhile}>
      <h2 id="winners">
        <TrophyIcon size={20} />
        {t('winners')}
      </h2>
      <ul ref={row}>
        {data.map(({ player, game, amount, at }) => (
          <li key={`${at}${player}${game.nodeId}`}>
            <Link href={doorOf(game).href} onClick={(event) => openGame(event, game)}>
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
