import { Button, Notice, Progress, Tag } from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './shelves.module.css';

type State = AnswerOf<'conformance'>;
type Run = NonNullable<State['run']>;

const movingMs = 1_000;
const verdicts = ['pass', 'fail', 'skip'] as const;
type Verdict = (typeof verdicts)[number];
const tones = { pass: 'good', fail: 'bad', skip: undefined } as const;
const isMoving = (run: Run | null | undefined): boolean =>
  run?.state === 'WAITING' || run?.state === 'RUNNING';

/** The conformance kit against the wallet: started here as a vendor of the sandbox, else by the line that is shown. */
export function ConformancePanel({ code }: { code: string }) {
  const t = useT('console-games');
  const client = useQueryClient();
  const self = useSession((session) => session.self);
  const key = ['conformance', code];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('conformance', { params: { code }, signal }),
    refetchInterval: ({ state }) => (isMoving(state.data?.run) ? movingMs : looks.slow),
  });
  const start = useMutation({
    mutationFn: () => api('runConformance', { params: { code } }),
    onSuccess: (state) => client.setQueryData(key, state),
    onError: () => void query.refetch(),
  });
  const isReady = query.data?.state === 'ready' && may(self, 'games:conformance:run');
  const isUnderWay = isMoving(query.data?.run);
  return (
    <Panel
      title={t('conformance')}
      aside={
        isReady && (
          <Button
            size="sm"
            loading={start.isPending}
            disabled={isUnderWay}
            onClick={() => start.mutate()}
          >
            {t('conformance.run')}
          </Button>
        )
      }
      className={css.panel}
    >
      <Answer query={query} rows={3}>
        {(state) => (
          <>
            <p className={css.quiet}>{t(`conformance.${state.state}`)}</p>
            <p className={css.mono}>{state.command}</p>
            {start.error !== null && (
              <Notice tone="bad" announce>
                {faultText(start.error)}
              </Notice>
            )}
            <p>
              <RunState run={state.run} />
              {state.run !== null && <Counts run={state.run} />}
            </p>
            {state.run !== null && <Report run={state.run} />}
          </>
        )}
      </Answer>
    </Panel>
  );
}

/** The state of the run; it is announced when it changes, and not with each verdict. */
function RunState({ run }: { run: Run | null }) {
  const t = useT('console-games');
  const { moment } = useFormat();
  return (
    <span role="status">
      {run === null
        ? t('conformance.none')
        : t(`run.${run.state}`, { at: moment(run.endedAt ?? run.at), by: run.by })}
    </span>
  );
}

const countOf = (run: Run, verdict: Verdict): number =>
  run.results.filter((one) => one.verdict === verdict).length;

function Counts({ run }: { run: Run }) {
  const t = useT('console-games');
  const counts = verdicts.map((verdict) =>
    t(`verdict.${verdict}`, { count: countOf(run, verdict) }),
  );
  return <span> · {counts.join(' · ')}</span>;
}

/** The verdicts so far: what failed first, then what could not be tried, then all that held. */
function Report({ run }: { run: Run }) {
  const t = useT('console-games');
  const { number } = useFormat();
  const of = (verdict: Verdict) => run.results.filter((one) => one.verdict === verdict);
  return (
    <>
      {isMoving(run) && (
        <Progress
          value={run.results.length / Math.max(1, run.total)}
          label={t('conformance')}
          valueText={`${number(run.results.length)} / ${number(run.total)}`}
        />
      )}
      <details className={css.names} open={of('fail').length > 0}>
        <summary>{t('conformance.report')}</summary>
        <ul className={css.report}>
          {[...of('fail'), ...of('skip'), ...of('pass')].map(
            ({ group, id, title, verdict, why }) => (
              <li key={`${group} ${id} ${title}`}>
                <Tag tone={tones[verdict]}>{t(`verdict.${verdict}.one`)}</Tag> {id}{' '}
                <span lang="en">{title}</span>
                {why !== null && (
                  <small className={css.quiet} lang="en">
                    {' '}
                    {why}
                  </small>
                )}
              </li>
            ),
          )}
        </ul>
      </details>
    </>
  );
}
