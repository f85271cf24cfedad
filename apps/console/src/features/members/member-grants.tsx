import { grantRules } from '@arara/client';
import { Button, Progress, Tag } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { More } from '../../components/more.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { GrantSheet } from './grant-sheet.tsx';
import type { Member } from './member.ts';
import css from './members.module.css';

type Grant = Value<'staffGrants'>['grants'][number];

const tones: Readonly<Record<Grant['state'], Tone>> = {
  ISSUED: 'warn',
  ACTIVE: 'info',
  COMPLETED: 'good',
  EXPIRED: 'mute',
  FORFEITED: 'mute',
  CANCELLED: 'bad',
};
const first = null as string | null;

/** The bonus money of the member, for those who may read it. */
export function MemberGrants({ member }: { member: Member }) {
  const self = useSession((session) => session.self);
  return may(self, 'rewards:grant:read') ? <Grants member={member} /> : null;
}

function Grants({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [isAsked, setAsked] = useState(false);
  const { account } = member;
  const query = useInfiniteQuery({
    queryKey: ['member', account, 'grants'],
    queryFn: ({ pageParam, signal }) =>
      api('staffGrants', {
        params: { account },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: looks.desk,
  });
  const mayGive =
    mayDecide(self, 'propose', 'rewards.grant') &&
    member.kind !== 'trial' &&
    member.erasedAt === null;
  return (
    <Panel
      title={t('grants')}
      className={css.people}
      aside={
        mayGive && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('grants.give')}
          </Button>
        )
      }
    >
      <Answer query={query} rows={2}>
        {({ pages }) => {
          const grants = pages.flatMap((page) => page.grants);
          return (
            <>
              {grants.length === 0 && <p className={css.quiet}>{t('grants.none')}</p>}
              <ul>
                {grants.map((grant) => (
                  <li key={grant.id}>
                    <GrantLine grant={grant} />
                  </li>
                ))}
              </ul>
              <More query={query} />
            </>
          );
        }}
      </Answer>
      {isAsked && <GrantSheet member={member} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

/** One grant: its state, its money and how far it is, with its rules behind a press. */
function GrantLine({ grant }: { grant: Grant }) {
  const t = useT('console-members');
  const bonus = useT('bonus');
  const format = useFormat();
  const { state, amount, left, currency, percent, wagered, wagering, endReason } = grant;
  const money = (value: string): string => format.money(value, currency);
  const isActive = state === 'ACTIVE';
  return (
    <>
      <b>
        {money(amount)} <Tag tone={tones[state]}>{bonus(`state.${state}`)}</Tag>
      </b>
      <Progress
        thin
        label={bonus('progress')}
        value={percent / 100}
        valueText={bonus('percent', { percent: format.number(percent) })}
      />
      <small>
        {t('grant.wagered', { wagered: money(wagered), wagering: money(wagering), percent })}
        {isActive && ` · ${t('grant.left', { left: money(left) })}`}
      </small>
      <small>
        {endReason === null
          ? t(isActive ? 'grant.endsAt' : 'grant.takeUntil', { at: format.moment(grant.expiresAt) })
          : t('grant.ended', {
              why: t(`grant.end.${endReason}`),
              converted: money(grant.converted),
              taken: money(grant.taken),
            })}
      </small>
      <Rules grant={grant} />
    </>
  );
}

/** The rules as the member reads them. */
function Rules({ grant }: { grant: Grant }) {
  const t = useT('console-members');
  const bonus = useT('bonus');
  const games = useT('console-games');
  const format = useFormat();
  const rules = grantRules(grant, {
    t: bonus,
    money: (value) => format.money(value, grant.currency),
    number: format.number,
    moment: format.moment,
    typeName: (gameType) => games(`type.${gameType}`),
  });
  return (
    <details className={css.rules}>
      <summary>{t('grant.rules')}</summary>
      {rules.map(({ key, text, parts }) => (
        <p key={key}>{[text, ...parts].join(' ')}</p>
      ))}
    </details>
  );
}
