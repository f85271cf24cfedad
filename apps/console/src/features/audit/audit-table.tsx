import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useFacts } from '../../components/words.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './audit.module.css';

type Line = Value<'staffAudit'>['lines'][number];
/** So much of a hash tells two lines apart; the whole of it is in its title. */
const hashShown = 10;

/** Lines of the audit: who, from where, what, about what, with before and after. */
export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const t = useT('console-audit');
  const format = useFormat();
  const nameOf = (actor: string): string =>
    actor.startsWith('machine:') ? t('machine', { name: actor.slice('machine:'.length) }) : actor;
  /** A deed that this page has no words for is still a deed. */
  const deedOf = (action: string): string => {
    const said = t(`do.${action}`);
    return said === `do.${action}` ? t('do.other') : said;
  };
  const placeOf = (address: string | null): string =>
    address === 'terminal' ? t('terminal') : (address ?? '');
  const columns: Column<Line>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <time dateTime={at}>{format.moment(at)}</time> },
    {
      key: 'actor',
      head: t('actor'),
      phone: 'lead',
      cell: ({ actor, address }) => (
        <span className={css.two}>
          {nameOf(actor)}
          <small>{placeOf(address)}</small>
        </span>
      ),
    },
    { key: 'action', head: t('action'), phone: 'lead', cell: ({ action }) => deedOf(action) },
    { key: 'subject', head: t('subject'), cell: ({ subject }) => subject },
    { key: 'detail', head: t('detail'), cell: (line) => <Details line={line} /> },
    {
      key: 'place',
      head: t('place'),
      end: true,
      cell: ({ place, hash }) => (
        <span className={css.two} title={hash ?? undefined}>
          {place === null ? '' : format.number(place)}
          <small className={css.hash}>{hash?.slice(0, hashShown) ?? ''}</small>
        </span>
      ),
    },
  ];
  return <Table label={t('title')} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

/** The rest of a line: names and values, as they were written down. */
function Details({ line: { detail } }: { line: Line }) {
  const say = useFacts('console-audit');
  const { before, after, ...rest } = detail;
  const changes = pairsOf(before, after);
  return (
    <dl className={css.details}>
      {Object.entries(rest).map(([name, value]) => (
        <div key={name}>
          <dt>{say.name(name)}</dt>
          <dd>{wordsOf(value, (word) => say.value(name, word))}</dd>
        </div>
      ))}
      {changes.map(({ name, was, is }) => (
        <div key={name}>
          <dt>{say.name(name)}</dt>
          <dd>
            <del>{wordsOf(was, (word) => say.value(name, word))}</del>{' '}
            <ins>{wordsOf(is, (word) => say.value(name, word))}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields that a change made different, with both of their values. */
function pairsOf(before: unknown, after: unknown) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...was, ...is }).map((name) => ({ name, was: was[name], is: is[name] }));
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A value as a person reads it: lists with commas, further names and values in brackets. */
function wordsOf(value: unknown, say: (word: string) => string): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, say)).join(', ');
  if (typeof value === 'string') return say(value);
  if (typeof value !== 'object' || value === null) return say(JSON.stringify(value ?? ''));
  const inside = Object.entries(value).map(([name, one]) => `${name}: ${wordsOf(one, say)}`);
  return `(${inside.join(', ')})`;
}
