import type { StartData } from '@arara/contract';
import { Link } from '@arara/ui';
import clsx from 'clsx';
import { useRef } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { kindsOf } from '../kinds.ts';
import { useKindName } from '../use-kind-name.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { useRowAtChoice } from '../use-row-at-choice.ts';
import css from './lobby.module.css';

interface KindTabsProps {
  readonly category: StartData['categories'][number];
  readonly control: FilterControl;
}

/** The kinds of a category in one row, each a link: the address holds the choice. */
export function KindTabs({ category, control }: KindTabsProps) {
  const t = useT('lobby');
  const format = useFormat();
  const kindName = useKindName();
  const row = useRef<HTMLElement>(null);
  const { filter, hrefOf } = control;
  const kinds = kindsOf(category);
  useRowAtChoice(row, filter.kind);
  if (kinds.length === 0) return null;
  const choices = [{ kind: '', games: category.games }, ...kinds];
  return (
    <nav ref={row} aria-label={t('kinds')} className={clsx(css.kinds, 'goesOn')}>
      {choices.map(({ kind, games }) => (
        <Link
          key={kind}
          href={hrefOf({ kind, tab: 'all' })}
          aria-current={filter.kind === kind && filter.tab === 'all' ? 'true' : undefined}
          data-choice={kind}
        >
          {kind === '' ? t('kinds.all') : kindName(kind)}
          <em className="num">{format.number(games)}</em>
        </Link>
      ))}
    </nav>
  );
}
