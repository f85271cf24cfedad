import { ButtonLink, Facts, Link, Notice, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFacts } from '../../components/words.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { CompareButton } from './compare-button.tsx';
import { partTones } from './days.tsx';
import css from './risk.module.css';
import { useDay, useSubject } from './words.ts';
import type { DayFile } from './words.ts';

type Difference = DayFile['differences'][number];

/** One day: what was compared, the money at the bank, and every difference with its case. */
export function DayPage({ day }: { day: string }) {
  const t = useT('console-risk');
  const dayOf = useDay();
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['day', day],
    queryFn: ({ signal }) => api('staffReconcileDay', { params: { day }, signal }),
    refetchInterval: looks.queue,
  });
  return (
    <>
      <ButtonLink className={css.backLine} kind="link" href="/risk/days">
        {t('days.back')}
      </ButtonLink>
      <Answer query={query}>
        {(file) => (
          <div className={css.page}>
            <Panel
              title={dayOf(file.day)}
              className={css.below}
              aside={may(self, 'cashier:statement:compare') && <CompareButton day={file.day} />}
            >
              <Parts file={file} />
            </Panel>
            <Custody file={file} />
            <Differences differences={file.differences} />
          </div>
        )}
      </Answer>
    </>
  );
}

function Parts({ file: { parts, state } }: { file: DayFile }) {
  const t = useT('console-risk');
  const format = useFormat();
  return (
    <>
      {state !== 'DONE' && (
        <Notice tone={state === 'FAILED' ? 'bad' : 'info'} announce>
          {t(`day.${state}.text`)}
        </Notice>
      )}
      <Facts
        facts={parts.map((one) => [
          t(`part.${one.part}`),
          <span key={one.part} className={css.marks}>
            {one.compared > 0 &&
              t('compared', { count: one.compared, number: format.number(one.compared) })}
            <Tag tone={partTones[one.state]}>{t(`part.${one.state}`)}</Tag>
          </span>,
        ])}
      />
    </>
  );
}

function Custody({ file: { custody, currency } }: { file: DayFile }) {
  const t = useT('console-risk');
  const format = useFormat();
  if (custody === null) return null;
  const { asOf, bank, ledger, transit, unexplained, cover } = custody;
  const rows = { bank, ledger, transit, unexplained, cover };
  return (
    <Panel title={t('custody')} className={css.below}>
      <Facts
        facts={[
          ...Object.entries(rows).flatMap(([name, value]) =>
            value === null ? [] : [[t(`custody.${name}`), format.money(value, currency)] as const],
          ),
          ...(asOf === undefined ? [] : [[t('custody.asOf'), format.moment(asOf)] as const]),
        ]}
      />
      {bank === null && <p className={css.quiet}>{t('custody.hidden')}</p>}
    </Panel>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useT('console-risk');
  const format = useFormat();
  const dayOf = useDay();
  const columns: Column<Difference>[] = [
    {
      key: 'class',
      head: t('difference.class'),
      phone: 'lead',
      cell: ({ class: kind, part }) => (
        <span className={css.two}>
          {t(`class.${kind}`)}
          <small>{t(`part.${part}`)}</small>
        </span>
      ),
    },
    {
      key: 'ref',
      head: t('difference.ref'),
      cell: ({ ref }) => <RefText text={ref} />,
    },
    { key: 'theirs', head: t('difference.theirs'), cell: ({ theirs }) => <Side side={theirs} /> },
    { key: 'ours', head: t('difference.ours'), cell: ({ ours }) => <Side side={ours} /> },
    { key: 'since', head: t('difference.since'), cell: ({ firstDay }) => dayOf(firstDay) },
    {
      key: 'case',
      head: t('case'),
      phone: 'lead',
      end: true,
      cell: ({ caseId, resolvedAt }) => (
        <span className={css.two}>
          <Link href={`/risk/cases/${caseId}`}>{t('case.number', { number: caseId })}</Link>
          <small>
            {resolvedAt === null
              ? t('difference.open')
              : t('difference.resolved', { at: format.moment(resolvedAt) })}
          </small>
        </span>
      ),
    },
  ];
  return (
    <Panel title={t('differences')} className={css.wideTable}>
      {differences.length === 0 ? (
        <Plain title={t('differences.none')} text={t('differences.none.text')} />
      ) : (
        <Table
          label={t('differences')}
          columns={columns}
          rows={differences}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  );
}

function RefText({ text }: { text: string }) {
  const subjectOf = useSubject();
  return <span className={css.ref}>{subjectOf({ subject: text, member: null })}</span>;
}

/** The words of one of the two books. */
function Side({ side }: { side: Difference['ours'] }) {
  const words = useFacts('console-risk');
  if (side === null) return <span aria-hidden>—</span>;
  return (
    <span className={css.two}>
      {Object.entries(side).map(([name, value]) => (
        <span key={name}>
          <small>{words.name(name)}</small> {words.value(name, value)}
        </span>
      ))}
    </span>
  );
}
