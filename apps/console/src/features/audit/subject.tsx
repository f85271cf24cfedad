import { Link } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './audit.module.css';

type Line = Answer<'staffAudit'>['lines'][number];

interface Place {
  readonly permission: string;
  readonly path: (key: string) => string;
}

const below = (permission: string, folder: string): Place => ({
  permission,
  path: (key) => `${folder}/${encodeURIComponent(key)}`,
});

/** The things that have a page, by the word that the server writes before their keys: `member:412345678`, `lottery br-pick6`. */
const places: Readonly<Record<string, Place>> = {
  member: below('members:member:read', '/members'),
  case: below('cases:case:read', '/risk/cases'),
  rule: below('risk:rule:read', '/risk/rules'),
  day: below('cashier:statement:read', '/risk/days'),
  ticket: below('lottery:ticket:read', '/lottery/tickets'),
  lottery: {
    permission: 'lottery:game:read',
    path: (key) => `/lottery/${key.split(' ').map(encodeURIComponent).join('/')}`,
  },
  feedback: below('feedback:message:read', '/feedback'),
  announcement: below('content:item:read', '/content/announcements'),
  banner: below('content:item:read', '/content/banners'),
  help: below('content:item:read', '/content/help'),
  shelf: {
    permission: 'games:game:read',
    path: (key) =>
      key.startsWith('game:')
        ? `/games/${encodeURIComponent(key.slice('game:'.length))}`
        : `/games/shelves?${new URLSearchParams({ part: key }).toString()}`,
  },
  vendor: below('games:vendor:read', '/games/vendors'),
  decision: below('decisions:decision:read', '/approvals'),
};

/** The kind of a thing and its key; the subject of a deed about a decision is the number of it alone. */
function partsOf({ action, subject }: Pick<Line, 'action' | 'subject'>): readonly [string, string] {
  if (action.startsWith('decision.')) return ['decision', subject];
  const [, word = '', key = ''] = /^([a-z][a-z-]*)(?:[: ](.*))?$/.exec(subject) ?? [];
  // An issue is named by its lottery and its number.
  return [word === 'lottery' && key.includes(' ') ? 'issue' : word, key];
}

/** The thing that a line is about, by its name; its key stands below for those who must compare it. */
export function Subject({ line }: { line: Line }) {
  const t = useT('console-audit');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [kind, key] = partsOf(line);
  const name = saidOr(t, `about.${kind}`, '');
  if (name === '') return line.subject;
  const decided = line.detail['kind'];
  const title =
    kind === 'decision' && typeof decided === 'string'
      ? saidOr(t, `word.kind.${decided}`, name)
      : name;
  const place = places[kind === 'issue' ? 'lottery' : kind];
  const href = place === undefined || key === '' ? null : place.path(key);
  const mayOpen = place !== undefined && may(self, place.permission);
  return (
    <span className={css.two}>
      {href !== null && mayOpen ? <Link href={href}>{title}</Link> : title}
      {key !== '' && <small>{kind === 'day' ? format.day(`${key}T12:00:00Z`) : key}</small>}
    </span>
  );
}
