import type { StartData } from '@arara/contract';
import { Link } from '@arara/ui';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { tileLooks, tilePath, tilesOf } from '../tiles.ts';
import css from './home.module.css';

/** The brand's own sheet of glyphs. */
const sheet = start.art === null ? '/art/glyphs.svg' : `/art/${start.art.folder}/glyphs.svg`;

interface CategoryTilesProps {
  readonly categories: StartData['categories'];
  readonly hasHot: boolean;
}

/** The kinds of games that can be played, as printed tiles. */
export function CategoryTiles({ categories, hasHot }: CategoryTilesProps) {
  const t = useT('home');
  const tiles = tilesOf(categories, hasHot);
  if (tiles.length < 2) return null;
  return (
    <nav aria-label={t('tiles')} className={clsx(css.tiles, 'goesOn')}>
      {tiles.map((key) => {
        const { ground, text } = tileLooks[key];
        return (
          <Link
            key={key}
            href={tilePath(key)}
            style={{ '--ground': ground, '--on': text } as CSSProperties}
          >
            <svg viewBox="0 0 512 512" aria-hidden>
              <use href={`${sheet}#${key.toLowerCase()}`} />
            </svg>
            <span>{t(`tile.${key}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
