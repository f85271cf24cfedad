import { Bone, Button, Card, DownloadIcon, Facts, Loading, Notice, VerifiedIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckSteps, Verdict } from '../../../components/check-steps.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { saveJson } from '../../../lib/save-json.ts';
import { checkedIssueQuery } from '../api/check-issue.ts';
import type { CheckedIssue, ShownTicket } from '../verify.ts';
import css from './issue.module.css';

const file = 'issue.json';
const command = `npm run verify -- ${file}`;

interface IssueCheckProps {
  readonly proof: Answer<'ticketProof'>;
  readonly lead: string;
  /** The ticket that the page shows, where it shows one: the proof has to be of this one. */
  readonly ticket?: ShownTicket;
}

/** The draw once more on this device, step by step, and the means to do it elsewhere. */
export function IssueCheck({ proof, lead, ticket }: IssueCheckProps) {
  const t = useT('draws');
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t('check.title')}>
      <div className={css.check}>
        <p className={css.lead}>{lead}</p>
        <div aria-live="polite" className={css.outcome}>
          {asked && <Outcome proof={proof} ticket={ticket ?? null} />}
        </div>
        {!asked && (
          <Button kind="action" icon={<VerifiedIcon />} onClick={() => setAsked(true)}>
            {t('check.do')}
          </Button>
        )}
        <section className={css.elsewhere}>
          <h3>{t('check.elsewhere')}</h3>
          <p>{t('check.elsewhere.text')}</p>
          <Button icon={<DownloadIcon />} onClick={() => saveJson(file, proof)}>
            {t('check.save', { file })}
          </Button>
          <CopyText text={command} label={t('check.copy')} />
        </section>
      </div>
    </Card>
  );
}

function verdictKey({ ok, isOther, ground }: CheckedIssue): string {
  if (isOther) return 'verify.other';
  if (!ok) return 'verify.bad';
  return ground === 'entered' ? 'verify.whole' : 'verify.good';
}

interface OutcomeProps extends Pick<IssueCheckProps, 'proof'> {
  readonly ticket: ShownTicket | null;
}

function Outcome({ proof, ticket }: OutcomeProps) {
  const t = useT('draws');
  const ui = useT('ui');
  const { data, error, refetch } = useQuery(checkedIssueQuery(proof, ticket));
  if (error !== null) {
    return (
      <Notice tone="bad" title={ui('fault.title')}>
        <Button onClick={() => void refetch()}>{ui('retry')}</Button>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <Loading label={t('check.doing')}>
        <Bone h={64} />
        <Bone h={260} />
      </Loading>
    );
  }
  return (
    <>
      <Verdict ok={data.ok}>{t(verdictKey(data))}</Verdict>
      <CheckSteps steps={data.steps} nameOf={(check) => t(`verify.check.${check}`)} />
      {data.said !== null && <Said said={data.said} currency={ticket?.currency ?? ''} />}
      {data.ok && (
        <Notice tone={data.ground === 'private' ? 'warn' : 'good'}>
          {t(`verify.${data.ground}`)}
        </Notice>
      )}
    </>
  );
}

interface SaidProps {
  readonly said: NonNullable<CheckedIssue['said']>;
  readonly currency: string;
}

/** What the text of the ticket says that the proof is about. */
function Said({ said: { id, lines, stake }, currency }: SaidProps) {
  const t = useT('draws');
  const format = useFormat();
  return (
    <section className={css.said}>
      <h3>{t('verify.ticket')}</h3>
      <Facts
        facts={[
          [t('verify.ticket.id'), id],
          [t('verify.ticket.price'), format.money(stake, currency)],
        ]}
      />
      <ul>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a ticket keep their places
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
