import type { Game } from '@arara/contract';
import { CloseIcon, IconButton, Image, Link } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './play-chip.module.css';

interface PlayChipProps {
  readonly game: Game;
  readonly href: string;
  readonly onEnd: () => void;
}

/** Floats over the other pages and brings the running game back. */
export function PlayChip({ game, href, onEnd }: PlayChipProps) {
  const t = useT('play');
  return (
    <aside className={css.chip} aria-label={t('chip')}>
      <Link href={href}>
        <Image
          className={css.chipCover}
          sources={[{ url: game.cover.small, width: 165 }]}
          sizes="36px"
          alt=""
          width={300}
          height={400}
          placeholder={game.cover.placeholder}
        />
        <span>
          <small>{t('chip.back')}</small>
          <b>{game.name}</b>
        </span>
      </Link>
      <IconButton label={t('end')} icon={<CloseIcon size={18} />} onClick={onEnd} />
    </aside>
  );
}
