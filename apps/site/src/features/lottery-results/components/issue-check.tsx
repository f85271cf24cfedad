import type { IssueGround } from '@arara/lottery';
import { Bone, Button, Card, DownloadIcon, Loading, Notice, VerifiedIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckSteps, Verdict } from '../../../components/check-steps.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { saveJson } from '../../../lib/save-json.ts';
import { checkedIssueQuery } from '../api/check-issue.ts';
import css from './issue.module.css';

const file = 'issue.json';
const command = `npm run verify -- ${file}`;

interface IssueCheckProps {
  readonly proof: Answer<'ticketProof'>;
  readonly lead: string;
}

/** The draw once more on this device, step by step, and the means to do it elsewhere. */
export function IssueCheck({ proof, lead }: IssueCheckProps) {
  const t = useT('draws');
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t('check.title')}>
      <div className={css.check}>
        <p className={css.lead}>{lead}</p>
        <div aria-live="polite" className={css.outcome}>
          {asked && <Outcome proof={proof} />}
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

const goodOf = (ground: IssueGround) => (ground === 'entered' ? 'verify.whole' : 'verify.good');

function Outcome({ proof }: Pick<IssueCheckProps, 'proof'>) {
  const t = useT('draws');
  const ui = useT('ui');
  const { data, error, refetch } = useQuery(checkedIssueQuery(proof));
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
      <Verdict ok={data.ok}>{t(data.ok ? goodOf(data.ground) : 'verify.bad')}</Verdict>
      <CheckSteps steps={data.steps} nameOf={(check) => t(`verify.check.${check}`)} />
      {data.ok && (
        <Notice tone={data.ground === 'private' ? 'warn' : 'good'}>
          {t(`verify.${data.ground}`)}
        </Notice>
      )}
    </>
  );
}
