import { Link, Tag, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Self } from '../../lib/session.ts';
import css from './search.module.css';

type Hit = Value<'staffSearch'>['hits'][number];

const lettersMin = 2;
const lettersMax = 120;
const freshMs = 10_000;

/** A field, and below it the things that its words mean: the arrows go through the hits, Enter opens one. */
export function SearchBox() {
  const t = useT('console-members');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = box.current;
    own?.addEventListener('keydown', moveByArrow);
    return () => own?.removeEventListener('keydown', moveByArrow);
  }, []);
  const text = useDeferredValue(typed.trim());
  const isAsked = text.length >= lettersMin;
  const query = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => api('staffSearch', { query: { q: text }, signal }),
    enabled: isAsked,
    staleTime: freshMs,
  });
  return (
    <div className={css.box} ref={box} role="search">
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        type="search"
        data-autofocus
        autoComplete="off"
        maxLength={lettersMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        data-hit=""
      />
      {isAsked && (
        <Answer query={query} rows={4}>
          {({ hits }) =>
            hits.length === 0 ? (
              <Plain title={t('search.none')} text={t('search.none.text')} />
            ) : (
              <ul className={css.hits}>
                {hits.map((hit) => (
                  <li key={`${hit.kind} ${hit.id}`}>
                    <HitRow hit={hit} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      )}
    </div>
  );
}

/** A hit leads to the page that tells of it; one that the account may not open says so and is no link. */
function HitRow({ hit }: { hit: Hit }) {
  const t = useT('console-members');
  const shell = useT('console');
  const self = useSession((session) => session.self);
  const format = useFormat();
  const address = addressOf(hit, self);
  const { kind, label, detail, amount, currency, at, member } = hit;
  const words = (
    <>
      <Tag tone={kind === 'member' ? 'info' : 'mute'}>{t(`kind.${kind}`)}</Tag>
      <b>{label}</b>
      {member?.program === true && <Tag tone="mute">{t('program')}</Tag>}
      <span>{kind === 'member' ? t(`by.${detail}`) : saidOr(t, `what.${detail}`, detail)}</span>
      {member !== null && (
        <span>{kind === 'member' ? member.name : `${member.username} ${member.name ?? ''}`}</span>
      )}
      {amount !== null && currency !== null && (
        <span className="num">{format.money(amount, currency)}</span>
      )}
      {at !== null && <Moment at={at} />}
      {address === null && <span>{shell('forbidden.title')}</span>}
    </>
  );
  if (address === null) return <div className={css.hit}>{words}</div>;
  return (
    <Link className={css.hit} href={address} data-hit="">
      {words}
    </Link>
  );
}

/** Where a hit leads: a game, a withdrawal and a ticket to their own desks, all else to its member. Null: nowhere for this account. */
function addressOf({ kind, id, member }: Hit, self: Self | null): string | null {
  if (kind === 'game') {
    return may(self, 'games:game:read') ? `/games/${encodeURIComponent(id)}` : null;
  }
  if (kind === 'withdrawal' && may(self, 'cashier:withdrawal:read')) {
    return `/cashier/withdrawals/${encodeURIComponent(id)}`;
  }
  if (kind === 'ticket' && may(self, 'lottery:ticket:read')) {
    return `/lottery/tickets/${encodeURIComponent(id)}`;
  }
  if (member === null || !may(self, 'members:member:read')) return null;
  const filter = kind === 'member' ? '' : `?kinds=${kind}`;
  return `/members/${encodeURIComponent(member.account)}${filter}`;
}

/** Down and up go from the field through the hits, and back. */
function moveByArrow(this: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...this.querySelectorAll<HTMLElement>('[data-hit]')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
