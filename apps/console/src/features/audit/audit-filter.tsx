import { Button, SearchIcon, Select, TextField } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import css from './audit.module.css';
import { useFilter } from './use-filter.ts';

/** Beginnings of actions, by the part of the house that they are about. */
const areas = [
  'session.',
  'account.',
  'decision.',
  'member.',
  'site.',
  'catalogue.',
  'vendor.',
  'feedback.',
  'lottery.',
  'case.',
  'risk.',
  'report.',
] as const;

/** Narrows the audit to a person, an area, a subject or days. */
export function AuditFilter() {
  const t = useT('console-audit');
  const { value, isFiltered, choose, clear } = useFilter();
  // Another address brings a form of its own: its fields begin with what stands there.
  const key = ['actor', 'action', 'search', 'from', 'to']
    .map((name) => value(name as 'actor'))
    .join();
  return (
    <form
      key={key}
      className={css.filter}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        choose(new FormData(event.currentTarget));
      }}
    >
      <TextField label={t('actor')} name="actor" defaultValue={value('actor')} maxLength={254} />
      <Select
        label={t('action')}
        name="action"
        defaultValue={value('action')}
        options={[
          { value: '', label: t('area.all') },
          ...areas.map((area) => ({ value: area, label: t(`area.${area.slice(0, -1)}`) })),
        ]}
      />
      <TextField
        label={t('subject')}
        name="search"
        defaultValue={value('search')}
        maxLength={100}
      />
      <TextField label={t('from')} name="from" type="date" defaultValue={value('from')} />
      <TextField label={t('to')} name="to" type="date" defaultValue={value('to')} />
      <Button type="submit" size="sm" icon={<SearchIcon />}>
        {t('find')}
      </Button>
      {isFiltered && (
        <Button kind="link" size="sm" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </form>
  );
}
