import { useFormat, useT } from '../../../lib/i18n.ts';
import css from './lobby.module.css';

/** Title of a list of games, and how many there are. */
export function LobbyHead({
  title,
  total,
}: {
  readonly title: string;
  readonly total: number | null;
}) {
  const t = useT('home');
  const format = useFormat();
  return (
    <header className={css.title}>
      <h1>{title}</h1>
      <p role="status">
        {total !== null && total > 0 && t('games', { count: total, shown: format.number(total) })}
      </p>
    </header>
  );
}
