import { Bone, Button, Card, DownloadIcon, Facts, Loading, Notice, VerifiedIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckSteps, Verdict } from '../../../components/check-steps.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { saveJson } from '../../../lib/save-json.ts';
import { checkedIssueQuery } from '../api/check-issue.ts';
import type { CheckedIssue, SaidLine, ShownTicket } from '../verify.ts';
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

/** The content of the ticket that the proof is about. */
function Said({ said: { id, lines, unit, stake, won }, currency }: SaidProps) {
  const t = useT('draws');
  const format = useFormat();
  return (
    <section className={css.said} aria-labelledby="ticket-said">
      <h3 id="ticket-said">{t('verify.ticket')}</h3>
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
            <LineWords said={line} unit={unit} />
          </li>
        ))}
      </ul>
      {won !== null && (
        <Facts
          facts={[
            [t('verify.ticket.prize'), format.money(won.prize, currency)],
            ...(won.rebate === null
              ? []
              : [[t('verify.ticket.rebate'), format.money(won.rebate, currency)] as const]),
          ]}
        />
      )}
    </section>
  );
}

/** A line of the ticket's text, named as on the ticket above it. */
function LineWords({ said: { code, line, rows }, unit }: { said: SaidLine; unit: string }) {
  const t = useT('tickets');
  const names = namesIn(useT('lottery-plays'));
  const format = useFormat();
  const { play, places, multiple } = line;
  if (rows === null) return <code>{code}</code>;
  return (
    <>
      <strong>{names.play(play)}</strong>
      <Facts
        facts={rows.map(({ name, marks }) => [
          names.row(name),
          marks.map(({ text, isWord }) => (isWord ? names.option(text) : text)).join(', '),
        ])}
      />
      {places !== null && (
        <p>{t('line.places', { places: places.map((place) => place + 1).join(', ') })}</p>
      )}
      <p>
        {t('line.terms', {
          multiple: format.number(multiple),
          stakeUnit: format.number(Number(unit)),
        })}
      </p>
    </>
  );
}
