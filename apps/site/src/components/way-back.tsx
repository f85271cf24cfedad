import { BackIcon, Link } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { wayBack } from '../lib/way-back.ts';
import css from './page.module.css';

/** The way back to whoever launched this page; nothing where nobody did. */
export function WayBack() {
  const t = useT('ui');
  const [href] = useState(() => wayBack(location.search));
  if (href === null) return null;
  return (
    <p>
      <Link href={href} className={css.back}>
        <BackIcon size={18} />
        {t('back')}
      </Link>
    </p>
  );
}
