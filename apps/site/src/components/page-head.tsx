import { BackIcon, Link } from '@arara/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { start } from '../lib/start.ts';
import css from './page.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** One level up; on a desk the menu beside the page does this. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
}

/** Gives the browser's tab the title of the page while it is there; none changes nothing. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title === '') return undefined;
    const before = document.title;
    document.title = `${title} · ${start.settings.siteName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The title of a page, in the page and in the browser. */
export function PageHead({ title, lead, back, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header className={css.head}>
      {back !== undefined && (
        <Link href={back.href} className={css.back}>
          <BackIcon size={18} />
          {back.label}
        </Link>
      )}
      <div className={css.titles}>
        <h1>{title}</h1>
        {children}
      </div>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </header>
  );
}
