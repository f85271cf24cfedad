import { readArticle } from '@arara/client';
import { BackIcon, Link } from '@arara/ui';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../components/page-title.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Article } from '../search-articles.ts';
import { BlockText } from './block.tsx';
import css from './help.module.css';

interface ArticleViewProps {
  readonly article: Article;
  /** Where the list is, when it does not stand beside the article. */
  readonly back?: string;
}

/** One article, ready to read. */
export function ArticleView({ article: { group, title, body }, back }: ArticleViewProps) {
  const t = useT('legal');
  // Alone on the page, the article is what the page is about.
  const Heading = back === undefined ? 'h2' : 'h1';
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // On a phone the list has given way to the article: go on reading at its title.
    if (back !== undefined) heading.current?.focus();
  }, [back]);
  return (
    <article className={css.article}>
      {back !== undefined && (
        <Link href={back} className={css.back}>
          <BackIcon size={18} />
          {t('help.all')}
        </Link>
      )}
      <p className={css.group}>{group}</p>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {readArticle(body).map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </article>
  );
}
