import { BackIcon, Link } from '@arara/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';
import css from './page.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** One level up; on a desk the menu beside the page does this. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
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
