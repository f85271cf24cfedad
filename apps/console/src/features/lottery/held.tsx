import { Button, Notice } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './lottery.module.css';
import type { IssueDetail } from './words.ts';

/** Why nothing of the issue is paid, what to do about just that, and the way to have it looked at again. */
export function Held({ code, detail: { issue, at } }: { code: string; detail: IssueDetail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [isAsked, setAsked] = useState(false);
  const { held, numero } = issue;
  if (held === null) return null;
  const now = Date.parse(at);
  return (
    <section className={css.alarm}>
      <Notice tone="bad" title={t('held.title', { ago: format.relative(held.since, now) })}>
        {t(`held.${held.code}`)}
      </Notice>
      <p>{t(`held.deed.${deedOf[held.code]}`)}</p>
      <p className={css.quiet}>{t('held.looked', { ago: format.relative(held.lookedAt, now) })}</p>
      {may(self, 'lottery:ticket:decide') && (
        <Button onClick={() => setAsked(true)}>{t('look.open')}</Button>
      )}
      {isAsked && (
        <ReasonSheet
          title={t('look.title')}
          verb={t('look.do')}
          said={t('look.said')}
          deed={(reason) =>
            api('lookAgainAtIssue', { params: { gameCode: code, numero }, body: { reason } })
          }
          onClose={() => setAsked(false)}
        >
          <p>{t('look.text')}</p>
        </ReasonSheet>
      )}
    </section>
  );
}

/** The deed that fits each reason: put a row back, set the beacon right, or have people say the result again. */
const deedOf = {
  uncounted: 'row',
  chain: 'row',
  unheard: 'beacon',
  proof: 'row',
  seed: 'row',
  beaconEarly: 'row',
  beaconGone: 'beacon',
  beaconOther: 'row',
  people: 'people',
  count: 'row',
  tickets: 'row',
  other: 'row',
} as const;
