import type { BoardOrder } from '@arara/contract';
import { Image, Link, PlayIcon } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import type { BoardLine } from '../api/get-board.ts';
import { timesOf } from '../board.ts';
import { doorOf } from '../game-door.ts';
import { openGame } from '../use-game-doors.ts';
import css from './winners.module.css';

const dayMs = 86_400_000;

interface BoardRowProps {
  readonly line: BoardLine;
  /** From 1. */
  readonly place: number;
  /** The figure by which the rows stand in order is the large one. */
  readonly by: BoardOrder;
}

/** A prize of the board: the row opens the proof of its round, the sign beside it the game. */
export function BoardRow({ line, place, by }: BoardRowProps) {
  const t = useT('winners');
  const format = useFormat();
  const { player, game, amount, multipleHundredths, round, at } = line;
  const money = format.money(amount, start.settings.currency);
  const times = t('times', { times: format.number(timesOf(multipleHundredths)) });
  const [large, small] = by === 'prize' ? [money, times] : [times, money];
  const now = serverNow();
  const when = now - Date.parse(at) < dayMs ? format.relative(at, now) : format.moment(at);
  return (
    <li className={css.line}>
      <Link href={paths.fairnessRound(round)} className={css.proof}>
        <b className={css.place}>{format.number(place)}</b>
        <Image
          className={css.lineCover}
          sources={[{ url: game.cover.small, width: 165 }]}
          sizes="40px"
          alt=""
          width={300}
          height={400}
          placeholder={game.cover.placeholder}
        />
        <span className={css.who}>
          <b>{game.name}</b>
          <small>
            {player} · {when}
          </small>
        </span>
        <span className={css.sums}>
          <strong className="num">{large}</strong>
          <small className="num">{small}</small>
        </span>
        <span className="sr">{t('proof', { player, game: game.name })}</span>
      </Link>
      <Link
        href={doorOf(game).href}
        className={css.play}
        aria-label={t('play', { game: game.name })}
        title={t('play', { game: game.name })}
        onClick={(event) => openGame(event, game)}
      >
        <PlayIcon size={18} />
      </Link>
    </li>
  );
}
