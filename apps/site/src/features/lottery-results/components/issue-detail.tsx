import { Bone, ButtonLink, Card, EmptyState, Facts, Notice, Tag, Timeline } from '@arara/ui';
import type { TimelineStep, Tone } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { CopyText } from '../../../components/copy-text.tsx';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { WaitingFor } from '../../../components/waiting-for.tsx';
import { paths } from '../../../config/paths.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { issueQuery } from '../api/get-draws.ts';
import { stageOf } from '../stage.ts';
import type { EnteredIssue, Issue, Stage } from '../stage.ts';
import { IssueCheck } from './issue-check.tsx';
import css from './issue.module.css';

const tones: Readonly<Record<Stage, Tone>> = {
  soon: 'mute',
  sale: 'good',
  closing: 'warn',
  closed: 'warn',
  drawn: 'info',
  void: 'bad',
};

/** One issue: its numbers, where it stands, what was promised of it, and its check. */
export function IssueDetail({ gameCode, numero }: { gameCode: string; numero: string }) {
  const query = useQuery(issueQuery(gameCode, numero));
  const look = (): void => void query.refetch();
  if (query.data === undefined && gone.has(faultCode(query.error))) {
    return <NoIssue error={query.error} />;
  }
  return (
    <QueryStates query={query} skeleton={<IssueSkeleton />}>
      {(issue) => <IssueBody issue={issue} onDue={look} />}
    </QueryStates>
  );
}

/** Answers that no other question would change. */
const gone = new Set([
  'game.not.found',
  'lottery.issue.not.found',
  'lottery.issue.pruned',
  'request.invalid',
]);

/** The address names an issue or a lottery that there is not, or one that nobody bet on long ago. */
function NoIssue({ error }: { error: unknown }) {
  const t = useT('draws');
  const isPruned = faultCode(error) === 'lottery.issue.pruned';
  return (
    <EmptyState
      title={t(isPruned ? 'pruned' : 'gone')}
      text={isPruned ? faultText(error) : t('gone.text')}
      actions={
        <ButtonLink kind="primary" href={paths.lotteryResults()}>
          {t('gone.do')}
        </ButtonLink>
      }
    />
  );
}

function IssueBody({ issue, onDue }: { issue: Issue; onDue: () => void }) {
  const t = useT('draws');
  const stage = stageOf(issue, serverNow());
  const isEntered = 'sources' in issue;
  return (
    <div className={css.page}>
      <Card>
        <div className={css.result} aria-live="polite">
          <Tag tone={tones[stage]}>{t(stageKey(issue, stage))}</Tag>
          {issue.state === 'CORRECTED' && <Notice tone="warn">{t('corrected')}</Notice>}
          {issue.returned !== undefined && (
            <Notice tone="warn">{t('returned', { count: issue.returned.length })}</Notice>
          )}
          {stage === 'drawn' ? (
            <DrawBalls result={issue.draw} size="lg" appearing />
          ) : (
            <Waiting issue={issue} stage={stage} onDue={onDue} />
          )}
        </div>
        <Timeline label={t('times')} steps={useTimes(issue, stage)} />
      </Card>
      {stage === 'drawn' && (
        <div className={css.beside}>
          <IssueCheck proof={issue} lead={t(isEntered ? 'entered.check' : 'check.lead')} />
        </div>
      )}
      <Promised issue={issue} stage={stage} />
    </div>
  );
}

interface StageProps {
  readonly issue: Issue;
  readonly stage: Stage;
}

/** The wait for the next stage, by the server's clock. */
function Waiting({ issue, stage, onDue }: StageProps & { onDue: () => void }) {
  const t = useT('draws');
  if (stage === 'void') {
    return (
      <Notice tone="warn" title={t('waiting.void')}>
        {issue.voidReason !== undefined && t(`void.${issue.voidReason}`)}
      </Notice>
    );
  }
  const due = { soon: issue.openAt, sale: Date.parse(issue.closeAt), closing: 0 };
  const endsAt = stage in due ? due[stage as keyof typeof due] : issue.drawAt;
  const isDue = endsAt <= serverNow();
  if (isDue || stage === 'closing' || stage === 'drawn') {
    return <p className={css.waiting}>{t(waitingKey(issue, stage, isDue))}</p>;
  }
  return (
    <p className={css.waiting}>
      <WaitingFor what={stage} endsAt={endsAt} onEnd={onDue} />
    </p>
  );
}

/** Where a draw of others is over, its result is waited for. */
function stageKey(issue: Issue, stage: Stage): string {
  const isAwaited = 'sources' in issue && stage === 'closed' && issue.drawAt <= serverNow();
  return isAwaited ? 'stage.entered' : `stage.${stage}`;
}

/** A late result is drawn at this moment; a result of others is looked for by two people. */
function waitingKey(issue: Issue, stage: Stage, isDue: boolean): string {
  if (!isDue || stage !== 'closed') return `waiting.${stage}`;
  return 'sources' in issue ? 'waiting.entered' : 'waiting.late';
}

const order: readonly Stage[] = ['soon', 'sale', 'closing', 'closed', 'drawn'];

function useTimes(issue: Issue, stage: Stage): TimelineStep[] {
  const t = useT('draws');
  const format = useFormat();
  const now = serverNow();
  const at = (ms: number) => ({ text: format.moment(ms), iso: new Date(ms).toISOString() });
  const stateOf = (past: boolean, current: boolean): TimelineStep['state'] => {
    if (past) return 'done';
    return current ? 'current' : 'next';
  };
  const reached = order.indexOf(stage);
  const closeAt = Date.parse(issue.closeAt);
  return [
    {
      key: 'open',
      state: stateOf(issue.openAt <= now, stage === 'soon'),
      title: t('time.open'),
      at: at(issue.openAt),
    },
    {
      key: 'close',
      state: stateOf(closeAt <= now, stage === 'sale'),
      title: t('time.close'),
      at: at(closeAt),
    },
    stage === 'void'
      ? { key: 'draw', state: 'failed', title: t('time.void'), at: at(issue.drawAt) }
      : {
          key: 'draw',
          state: stateOf(stage === 'drawn', reached >= order.indexOf('closing')),
          title: t('time.draw'),
          at: at(issue.drawAt),
        },
  ];
}

/** The facts that were published of the issue so far, in the order in which they became known. */
function Promised({ issue, stage }: StageProps) {
  return 'sources' in issue ? (
    <Entered issue={issue} stage={stage} />
  ) : (
    <Sealed issue={issue} stage={stage} />
  );
}

interface SealedProps {
  readonly issue: Exclude<Issue, EnteredIssue>;
  readonly stage: Stage;
}

/** Our own draw: promised by a seed and a beacon. */
function Sealed({ issue, stage }: SealedProps) {
  const t = useT('draws');
  const format = useFormat();
  return (
    <Card title={t('promise.title')}>
      <p className={css.lead}>{t('promise.lead')}</p>
      <Deadline issue={issue} stage={stage} />
      <Told name="seedHash" text={issue.serverSeedHash} />
      <Told name="chain" text={issue.chain.hash} />
      <Facts facts={[[t('promise.round'), format.number(issue.beaconRound)]]} />
      <Counted issue={issue} stage={stage} />
      {issue.beacon !== null && <Told name="beacon" text={issue.beacon.randomness} />}
      {issue.serverSeed !== null && <Told name="seed" text={issue.serverSeed} />}
    </Card>
  );
}

interface EnteredProps {
  readonly issue: EnteredIssue;
  readonly stage: Stage;
}

/** A draw that was made elsewhere: where its result was read, and what it was before it was corrected. */
function Entered({ issue, stage }: EnteredProps) {
  const t = useT('draws');
  const format = useFormat();
  return (
    <Card title={t('promise.title')}>
      <p className={css.lead}>{t('entered.lead')}</p>
      <Deadline issue={issue} stage={stage} />
      <Counted issue={issue} stage={stage} />
      {issue.sources.length > 0 && (
        <Facts
          facts={issue.sources.map(({ source, enteredAt }) => [source, format.moment(enteredAt)])}
        />
      )}
      {issue.corrections.map(({ before, correctedAt, reason }) => (
        <section key={correctedAt} className={css.before}>
          <h3>{t('corrected.before', { at: format.moment(correctedAt) })}</h3>
          <p>{t('corrected.reason', { reason })}</p>
          <DrawBalls result={before} size="lg" />
        </section>
      ))}
    </Card>
  );
}

/** The fate of an issue that never gets a result: promised before its sale. */
function Deadline({ issue, stage }: StageProps) {
  const t = useT('draws');
  const format = useFormat();
  if (stage === 'drawn') return null;
  const what = 'sources' in issue ? 'promise.void.entered' : 'promise.void';
  return <p className={css.lead}>{t(what, { at: format.moment(Date.parse(issue.voidAt)) })}</p>;
}

/** The tickets, which are counted when the sale has ended; they stay where nothing was drawn. */
function Counted({ issue, stage }: StageProps) {
  const t = useT('draws');
  const format = useFormat();
  if (stage !== 'closed' && stage !== 'drawn' && stage !== 'void') return null;
  return (
    <>
      <Facts facts={[[t('promise.tickets'), format.number(issue.tickets)]]} />
      <Told name="root" text={issue.ticketsRoot} />
    </>
  );
}

function Told({ name, text }: { name: string; text: string }) {
  const t = useT('draws');
  const label = t(`promise.${name}`);
  return (
    <div className={css.told}>
      <p>{label}</p>
      <CopyText whole text={text} label={t('promise.copy', { what: label })} />
    </div>
  );
}

export const IssueSkeleton = () => (
  <div className={css.page}>
    <Bone h={260} />
    <Bone h={220} />
    <Bone h={340} />
  </div>
);
