import { Facts, Notice, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdjustmentPreview } from '../../components/adjustment-preview.tsx';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { BackToList } from '../../components/panes.tsx';
import { useFacts } from '../../components/words.ts';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './approvals.module.css';
import type { Detail } from './decision.ts';
import { SecondPerson } from './second-person.tsx';
import { toneOf } from './tones.ts';

/** One decision: what it does, on which facts it was proposed, what is true now, and what the second person says. */
export function DecisionPane({ id }: { id: string }) {
  const t = useT('console-approvals');
  const query = useQuery({
    queryKey: ['decision', id],
    queryFn: ({ signal }) => api('decisionOne', { params: { id }, signal }),
    refetchInterval: looks.queue,
  });
  return (
    <Panel className={css.pane}>
      <BackToList href="/approvals">{t('back')}</BackToList>
      <Answer query={query}>
        {(decision) => (
          <>
            <header className={css.paneHead}>
              <h2>{t(`kind.${decision.kind}`)}</h2>
              <Tag tone={toneOf(decision.state)}>{t(`state.${decision.state}`)}</Tag>
              <p>{t(`does.${decision.kind}`)}</p>
            </header>
            <FactTable decision={decision} />
            <Adjusts decision={decision} />
            <Story decision={decision} />
            <SecondPerson decision={decision} />
          </>
        )}
      </Answer>
    </Panel>
  );
}

/** Of an adjustment: the balance before and after it, as it would be now. */
function Adjusts({ decision: { kind, state, subject } }: { decision: Detail }) {
  const { account, direction, amount } = subject;
  if (kind !== 'wallet.adjust' || state !== 'PROPOSED') return null;
  if (typeof account !== 'string' || typeof amount !== 'string') return null;
  const way = direction === 'debit' ? 'debit' : 'credit';
  return <AdjustmentPreview account={account} direction={way} amount={amount} />;
}

/** The facts at the proposal beside those of now; one that changed stands out, for the decision ends by it. */
function FactTable({ decision: { facts, factsNow, state } }: { decision: Detail }) {
  const t = useT('console-approvals');
  const say = useFacts('console-approvals');
  const isOpen = state === 'PROPOSED';
  const changed = Object.keys(facts).filter(
    (name) => factsNow !== null && factsNow[name] !== facts[name],
  );
  return (
    <section>
      <h3>{t('facts')}</h3>
      {isOpen && factsNow === null && <Notice tone="warn">{t('facts.gone')}</Notice>}
      {isOpen && changed.length > 0 && <Notice tone="warn">{t('facts.changed')}</Notice>}
      <table className={css.facts}>
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('fact.then')}</th>
            {isOpen && <th scope="col">{t('fact.now')}</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(facts).map(([name, value]) => (
            <tr key={name} data-changed={isOpen && changed.includes(name) ? '' : undefined}>
              <th scope="row">{say.name(name)}</th>
              <td>{say.value(name, value)}</td>
              {isOpen && <td>{factsNow === null ? '' : say.value(name, factsNow[name] ?? '')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The words of both people, and when each said them. */
function Story({ decision }: { decision: Detail }) {
  const t = useT('console-approvals');
  const say = useFacts('console-approvals');
  const {
    proposedBy,
    proposedAt,
    reason,
    decidedBy,
    decidedAt,
    decidedReason,
    executedAt,
    failure,
  } = decision;
  const at = (moment: string | null) => (moment === null ? '' : <Moment key="at" at={moment} />);
  const lines: (readonly [string, ReactNode])[] = [
    [t('story.proposed', { by: proposedBy }), at(proposedAt)],
    [t('story.reason'), reason],
  ];
  if (decidedBy !== null) lines.push([t('story.decided', { by: decidedBy }), at(decidedAt)]);
  if (decidedReason !== null) lines.push([t('story.decidedReason'), decidedReason]);
  if (executedAt !== null) lines.push([t('story.executed'), at(executedAt)]);
  if (failure !== null) {
    const said = say.value('failure', failure);
    lines.push([t('story.failed'), said === failure ? t('word.failure.other') : said]);
  }
  if (decision.state === 'PROPOSED') lines.push([t('story.expires'), at(decision.expiresAt)]);
  return (
    <section>
      <h3>{t('story')}</h3>
      <Facts facts={lines} />
    </section>
  );
}
