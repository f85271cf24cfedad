import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Moment } from '../../components/moment.tsx';
import { useFacts } from '../../components/words.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import css from './audit.module.css';
import { Subject } from './subject.tsx';

type Line = Value<'staffAudit'>['lines'][number];
/** So much of a hash tells two lines apart; the whole of it is in its title. */
const hashShown = 10;
/** Words of a program: they have no spaces. */
const code = /^[\w@*:/.-]+$/;
/** The facts whose values people wrote. */
const spoken: ReadonlySet<string> = new Set(['name', 'reason']);

/** Lines of the audit: who, from where, what, about what, with before and after. */
export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const t = useT('console-audit');
  const format = useFormat();
  const nameOf = (actor: string): string =>
    actor.startsWith('machine:') ? t('machine', { name: actor.slice('machine:'.length) }) : actor;
  /** A deed that this page has no words for is still a deed. */
  const deedOf = (action: string): string => saidOr(t, `do.${action}`, t('do.other'));
  const placeOf = (address: string | null): string =>
    address === 'terminal' ? t('terminal') : (address ?? '');
  const columns: Column<Line>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} /> },
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
    { key: 'subject', head: t('subject'), cell: (line) => <Subject line={line} /> },
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

/** The rest of a line: its facts, and what a change made of them. */
function Details({ line: { detail } }: { line: Line }) {
  const { before, after, ...rest } = detail;
  return (
    <dl className={css.details}>
      {Object.entries(rest).map(([name, value]) => (
        <div key={name}>
          <dt>
            <Name of={name} />
          </dt>
          <dd>
            <Words name={name} value={value} />
          </dd>
        </div>
      ))}
      {pairsOf(before, after).map(({ name, was, is }) => (
        <div key={name}>
          <dt>
            <Name of={name} />
          </dt>
          <dd>
            <del>
              <Words name={name} value={was} />
            </del>{' '}
            <ins>
              <Words name={name} value={is} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a fact; one without a sentence is data. */
function Name({ of }: { of: string }) {
  const said = useFacts('console-audit').name(of);
  return said === of ? <code>{of}</code> : said;
}

interface WordsProps {
  /** The fact whose value it is: words are said by it. */
  readonly name: string;
  readonly value: unknown;
}

/** A value as a person reads it: lists with commas, further facts in brackets, a code without a sentence as data. */
function Words({ name, value }: WordsProps) {
  const t = useT('console-audit');
  const say = useFacts('console-audit');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value) && value.length > 0) {
    const parts = value.map((one, place) => ({
      key: String(place),
      part: <Words name={name} value={one} />,
    }));
    return apart(parts);
  }
  const inside = Object.entries(fieldsOf(value));
  if (inside.length > 0) {
    const parts = inside.map(([key, one]) => ({
      key,
      part: (
        <>
          <Name of={key} />: <Words name={key} value={one} />
        </>
      ),
    }));
    return <>({apart(parts)})</>;
  }
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const said = say.value(name, word);
  return said === word && code.test(word) && !spoken.has(name) ? <code>{word}</code> : said;
}

/** Parts with commas between them. */
const apart = (parts: readonly { readonly key: string; readonly part: ReactNode }[]): ReactNode =>
  parts.map(({ key, part }, place) => (
    <Fragment key={key}>
      {place > 0 && ', '}
      {part}
    </Fragment>
  ));

/** The fields that a change made different, with both of their values; a thing without fields is its own state. */
function pairsOf(before: unknown, after: unknown) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = Object.keys({ ...was, ...is });
  if (names.length > 0) return names.map((name) => ({ name, was: was[name], is: is[name] }));
  const isChange = before !== undefined || after !== undefined;
  return isChange ? [{ name: 'state', was: before, is: after }] : [];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
