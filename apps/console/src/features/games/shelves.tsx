import { Select } from '@arara/ui';
import { useSearchParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useHasDraft } from './drafts.ts';
import { Rooms } from './rooms.tsx';
import { ShelfEditor } from './shelf-editor.tsx';
import { parts } from './shelf.ts';
import css from './shelves.module.css';

/** How the site shows the games: the rails of the first page, and the first games of each list. */
export function Shelves() {
  const t = useT('console-games');
  const [search, setSearch] = useSearchParams();
  const part = parts.find((one) => one === search.get('part')) ?? 'home';
  const nameOf = (one: string): string =>
    one === 'home'
      ? t('part.home')
      : t('part.list', { name: t(`rail.${one.slice('list:'.length)}`) });
  const hasDraft = useHasDraft();
  const labelOf = (one: string): string =>
    hasDraft(one) ? t('part.draft', { name: nameOf(one) }) : nameOf(one);
  return (
    <>
      <DeskHead title={t('shelves')} text={t('shelves.text')}>
        <Rooms room="shelves" />
      </DeskHead>
      <div className={css.choice}>
        <Select
          label={t('part')}
          options={parts.map((value) => ({ value, label: labelOf(value) }))}
          value={part}
          onChange={({ target }) => setSearch({ part: target.value }, { replace: true })}
        />
      </div>
      <ShelfEditor
        key={part}
        part={part}
        title={nameOf(part)}
        text={t(part === 'home' ? 'part.home.text' : 'part.list.text')}
      />
    </>
  );
}
