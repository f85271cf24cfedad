import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './session.module.css';

/** Ways in beside a form, two in a line; without any nothing stands here. */
export function OtherWaysIn({ children }: { readonly children: ReactNode }) {
  const t = useT('auth');
  return (
    <div className={css.ways}>
      <p>{t('ways.or')}</p>
      {children}
    </div>
  );
}
