import { Facts, Notice, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { BackToList } from '../../components/panes.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { Exposure } from './exposure.tsx';
import { Held } from './held.tsx';
import css from './lottery.module.css';
import { ResultWords } from './result-words.tsx';
import { TamperedTickets } from './tampered-tickets.tsx';
import { toneOf, useUntil } from './words.ts';
import type { IssueDetail } from './words.ts';

interface IssuePaneProps {
  readonly code: string;
  readonly numero: string;
  readonly back: string;
}

/** One issue: what it waits for comes first, with what a person may do about it. */
export function IssuePane({ code, numero, back }: IssuePaneProps) {
  const t = useT('console-lottery');
  const query = useQuery({
    queryKey: ['lottery', code, 'issue', numero],
    queryFn: ({ signal }) =>
      api('staffLotteryIssue', { params: { gameCode: code, numero }, signal }),
    refetchInterval: looks.queue,
  });
  return (
    <Panel className={css.pane}>
      <BackToList href={back}>{t('back.issues')}</BackToList>
      <Answer query={query}>
        {(detail) => (
          <>
            <IssueHead detail={detail} />
            {detail.issue.held !== null && <Held code={code} detail={detail} />}
            {detail.tampered.length > 0 && <TamperedTickets detail={detail} />}
            <ResultWords code={code} detail={detail} />
            <Figures detail={detail} />
            <Corrections detail={detail} />
            <Exposure detail={detail} />
          </>
        )}
      </Answer>
    </Panel>
  );
}

function IssueHead({ detail }: { detail: IssueDetail }) {
  const t = useT('console-lottery');
  const until = useUntil();
  const { issue, at, entering } = detail;
  const isOver = entering === 'result';
  return (
    <header className={css.head}>
      <div>
        <h2>{t('issue', { numero: issue.numero })}</h2>
        <Tag tone={toneOf(issue)}>{t(`state.${issue.state}`)}</Tag>
      </div>
      {isOver && (
        <p className={css.clock}>
          <span>{t('deadline')}</span>
          <b className="num">
            <time dateTime={issue.voidAt}>{until(issue.voidAt, Date.parse(at))}</time>
          </b>
        </p>
      )}
    </header>
  );
}

function Figures({ detail: { issue, currency, payments, at } }: { detail: IssueDetail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const now = Date.parse(at);
  return (
    <section>
      <h3>{t('figures')}</h3>
      <Facts
        facts={[
          [t('closes'), <Moment key="closes" at={issue.closeAt} />],
          [t('draws'), <Moment key="draws" at={issue.drawAt} />],
          [t('source'), t(`source.${issue.drawSource}`)],
          [t('tickets'), format.number(issue.tickets)],
          [t('stakes'), format.money(issue.stakes, currency)],
          [t('prizes'), format.money(issue.prizes, currency)],
          [t('result'), issue.result ?? '—'],
        ]}
      />
      {payments.map(({ what, since, tickets }) => (
        <Notice key={what} tone="warn">
          {t(`pays.${what}`, { ago: format.relative(since, now), tickets: tickets ?? 0 })}
        </Notice>
      ))}
    </section>
  );
}

/** The corrections of the result, with what each changed. */
function Corrections({ detail: { corrections, currency } }: { detail: IssueDetail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  if (corrections.length === 0) return null;
  return (
    <section>
      <h3>{t('corrections')}</h3>
      <ul className={css.plainList}>
        {corrections.map((one) => (
          <li key={one.at}>
            <b className="num">
              {one.before} → {one.after}
            </b>
            <p className={css.quiet}>
              {one.reason} · {one.by.join(', ')} · <Moment at={one.at} />
            </p>
            <p>
              {t('corrected', {
                count: one.tickets,
                lost: format.money(one.lost, currency),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
