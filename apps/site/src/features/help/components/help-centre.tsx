import {
  Bone,
  Button,
  EmptyState,
  ForwardIcon,
  Link,
  SearchIcon,
  TextField,
  useDesk,
} from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { helpQuery } from '../api/help.ts';
import { groupArticles, searchArticles } from '../search-articles.ts';
import type { Article } from '../search-articles.ts';
import { ArticleView } from './article-view.tsx';
import css from './help.module.css';

const addressOf = (id: string): string => `${paths.help}?article=${encodeURIComponent(id)}`;

/** Help by topic and by search; on a phone one thing at a time, on a desk side by side. */
export function HelpCentre({ head }: { head: ReactNode }) {
  const language = useLanguage();
  const query = useQuery(helpQuery(language));
  return (
    <QueryStates query={query} skeleton={<HelpSkeleton head={head} />}>
      {({ articles }) => <Articles articles={articles} head={head} />}
    </QueryStates>
  );
}

interface ArticlesProps {
  readonly articles: readonly Article[];
  readonly head: ReactNode;
}

function Articles({ articles, head }: ArticlesProps) {
  const t = useT('legal');
  const desk = useDesk();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('article');
  const [wish, setWish] = useState('');
  const found = searchArticles(articles, useDeferredValue(wish));
  const chosen = articles.find((article) => article.id === id) ?? (desk ? articles[0] : undefined);
  if (chosen !== undefined && !desk)
    return <ArticleView key={chosen.id} article={chosen} back={paths.help} />;
  return (
    <>
      {head}
      <div className={css.centre}>
        <div className={css.side}>
          <TextField
            type="search"
            label={t('help.search')}
            labelHidden
            placeholder={t('help.search')}
            prefix={<SearchIcon />}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
          <p className="sr" role="status">
            {wish === '' ? '' : t('help.found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <EmptyState
              title={t('help.none', { wish })}
              text={t('help.none.text')}
              actions={<Button onClick={() => setWish('')}>{t('help.all')}</Button>}
            />
          ) : (
            <Topics articles={found} chosen={chosen?.id} />
          )}
        </div>
        {chosen !== undefined && <ArticleView key={chosen.id} article={chosen} />}
      </div>
    </>
  );
}

function Topics({
  articles,
  chosen,
}: {
  articles: readonly Article[];
  chosen: string | undefined;
}) {
  return groupArticles(articles).map(([topic, own]) => (
    <section key={topic} aria-label={topic} className={css.topic}>
      <h2>{topic}</h2>
      <ul>
        {own.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={addressOf(id)}
              className={css.line}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {title}
              <ForwardIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const HelpSkeleton = ({ head }: { head: ReactNode }) => (
  <>
    {head}
    <div className={css.centre}>
      <div className={css.side}>
        <Bone h={52} />
        <Bone h={190} />
        <Bone h={150} />
        <Bone h={190} />
      </div>
      <Bone h={420} />
    </div>
  </>
);
