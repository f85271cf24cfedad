import { Image, Tag } from '@arara/ui';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import type { Row, Value } from './shelf.ts';
import css from './shelves.module.css';

interface ShelfPreviewProps {
  readonly part: string;
  readonly value: Value;
  /** The rows in force beside those of a draft: their names say so. */
  readonly isInForce?: boolean;
}

/** How the rows will look: the first games, as the site would show them to a visitor now. */
export function ShelfPreview({ part, value, isInForce = false }: ShelfPreviewProps) {
  const query = useQuery({
    queryKey: ['shelf', 'preview', part, value],
    queryFn: ({ signal }) => api('previewShelf', { body: { arranged: { part, value } }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={query} rows={4}>
      {({ rows }) => (
        <div aria-busy={query.isPlaceholderData}>
          {rows.map((row) => (
            <PreviewRow key={row.row} row={row} isInForce={isInForce} />
          ))}
        </div>
      )}
    </Answer>
  );
}

interface PreviewRowProps {
  readonly row: Row;
  readonly isInForce: boolean;
}

function PreviewRow({ row: { row, name, games, hidden }, isInForce }: PreviewRowProps) {
  const t = useT('console-games');
  const title = name ?? t(`rail.${row}`);
  return (
    <section
      className={css.preview}
      aria-label={t(isInForce ? 'preview.row.inForce' : 'preview.row', { name: title })}
    >
      <h3>{title}</h3>
      {games.length === 0 ? (
        <p className={css.quiet}>
          {t(row === 'played' || row === 'brands' ? 'preview.own' : 'preview.none')}
        </p>
      ) : (
        <ol>
          {games.map((game) => (
            <li key={game.nodeId}>
              <Image
                sources={[{ url: game.cover.small, width: 165 }]}
                sizes="84px"
                alt=""
                width={84}
                height={112}
              />
              <span>{game.name}</span>
              <span className={css.marks}>
                {game.isHot === 1 && <Tag tone="warn">{t('hot')}</Tag>}
                {game.isNew && <Tag tone="good">{t('new')}</Tag>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hidden.length > 0 && (
        <p className={css.quiet}>
          {t('preview.hidden', { names: hidden.map((one) => one.name).join(', ') })}
        </p>
      )}
    </section>
  );
}
