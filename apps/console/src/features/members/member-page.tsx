import { Notice, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { MemberAccess } from './member-access.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberBalances, MemberFigures } from './member-figures.tsx';
import { MemberCases } from './member-cases.tsx';
import { MemberGrants } from './member-grants.tsx';
import { MemberLimits } from './member-limits.tsx';
import { MemberMoreActs } from './member-more-acts.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberPeople } from './member-people.tsx';
import { MemberPersonal } from './member-personal.tsx';
import { MemberPrivacy } from './member-privacy.tsx';
import type { Member } from './member.ts';
import { MemberStory } from './member-story.tsx';
import css from './members.module.css';

/** One member: who, what they have and did, how they come in, and the whole story. */
export function MemberPage({ account }: { account: string }) {
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['member', account],
    queryFn: ({ signal }) => api('staffMember', { params: { account }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Answer query={query} rows={12}>
      {(member) => (
        <>
          <Head member={member} />
          {member.erasedAt === null && (
            <>
              <MemberActs member={member} />
              <MemberMoreActs member={member} />
            </>
          )}
          <div className={css.page}>
            <div className={css.column}>
              <MemberFigures member={member} />
              <MemberStory account={member.account} />
            </div>
            <div className={css.column}>
              <MemberCases account={member.account} />
              <MemberBalances member={member} />
              <MemberGrants member={member} />
              <MemberPersonal member={member} />
              <MemberNotes member={member} />
              <MemberLimits member={member} />
              <MemberAccess member={member} />
              <MemberPeople member={member} />
              {may(self, 'members:erasure:read') && <MemberPrivacy member={member} />}
            </div>
          </div>
        </>
      )}
    </Answer>
  );
}

/** The name, the marks, and the state where it is not the usual one. */
function Head({ member }: { member: Member }) {
  const t = useT('console-members');
  const format = useFormat();
  const { account, username, name, program, kind, createdAt, rank, state, flags, erasedAt } =
    member;
  const { blocked, paused, excluded } = state;
  const facts = [
    name,
    t('account', { number: account }),
    t('since', { day: format.day(createdAt) }),
  ];
  if (rank.label !== '') facts.push(rank.label);
  if (rank.until !== null) facts.push(t('rank.ends', { at: format.moment(rank.until) }));
  return (
    <>
      <DeskHead title={username} text={facts.filter((fact) => fact !== null).join(' · ')}>
        <span className={css.tags}>
          {program && <Tag tone="mute">{t('program')}</Tag>}
          {kind !== 'member' && <Tag tone="info">{t(`kind.${kind}`)}</Tag>}
          {blocked !== null && <Tag tone="bad">{t('state.blocked')}</Tag>}
          {paused !== null && <Tag tone="warn">{t('state.paused')}</Tag>}
          {excluded !== null && <Tag tone="bad">{t('state.excluded')}</Tag>}
          {flags.map(({ flag }) => (
            <Tag key={flag} tone={flag === 'valued' ? 'good' : 'warn'}>
              {t(`flag.${flag}`)}
            </Tag>
          ))}
        </span>
      </DeskHead>
      {erasedAt !== null && (
        <Notice tone="info">{t('erased', { at: format.moment(erasedAt) })}</Notice>
      )}
      {blocked !== null && (
        <Notice tone="bad">
          {t('blocked.by', {
            by: blocked.by,
            at: format.moment(blocked.since),
            reason: blocked.reason,
          })}
        </Notice>
      )}
      {paused !== null && paused.until !== null && (
        <Notice tone="warn">{t('paused.until', { at: format.moment(paused.until) })}</Notice>
      )}
      {excluded !== null && excluded.until !== null && (
        <Notice tone="warn">{t('excluded.until', { at: format.moment(excluded.until) })}</Notice>
      )}
    </>
  );
}
