import { ButtonLink, Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { FactsOf } from './facts-of.tsx';
import css from './risk.module.css';
import { RuleEditor } from './rule-editor.tsx';
import { Params, useRules } from './rules.tsx';
import { severityTones } from './words.ts';
import type { RuleKinds } from './words.ts';

type RuleFile = Value<'staffRule'>;

/** A rule that exists, or the sheet for a new one. */
export function RulePage({ id }: { id: string }) {
  const t = useT('console-risk');
  const all = useRules();
  return (
    <>
      <ButtonLink className={css.backLine} kind="link" href="/risk/rules">
        {t('rules.back')}
      </ButtonLink>
      <Answer query={all}>
        {({ kinds, currency }) =>
          id === 'new' ? (
            <RuleEditor kinds={kinds} currency={currency} rule={null} />
          ) : (
            <OneRule id={id} kinds={kinds} currency={currency} />
          )
        }
      </Answer>
    </>
  );
}

interface OneRuleProps {
  readonly id: string;
  readonly kinds: RuleKinds;
  readonly currency: string;
}

function OneRule({ id, kinds, currency }: OneRuleProps) {
  const query = useQuery({
    queryKey: ['rule', id],
    queryFn: ({ signal }) => api('staffRule', { params: { id }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Answer query={query}>
      {(file) => (
        <>
          <RuleEditor key={file.rule.version} kinds={kinds} currency={currency} rule={file.rule} />
          <Latest latest={file.latest} />
          <Versions file={file} kinds={kinds} currency={currency} />
        </>
      )}
    </Answer>
  );
}

/** The latest alerts, each with the case that it opened or joined. */
function Latest({ latest }: Pick<RuleFile, 'latest'>) {
  const t = useT('console-risk');
  return (
    <Panel title={t('latest')} className={css.below}>
      {latest.length === 0 && <p className={css.quiet}>{t('latest.none')}</p>}
      <ul className={css.evidence}>
        {latest.map(({ account, name, at, facts, caseId }) => (
          <li key={`${account} ${at}`}>
            <p className={css.entry}>
              <Link href={`/members/${account}`}>{name}</Link>{' '}
              <Link href={`/risk/cases/${caseId}`}>{t('case')}</Link> <Moment at={at} />
            </p>
            <FactsOf facts={facts} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Versions({
  file: { rule, versions },
  kinds,
  currency,
}: Omit<OneRuleProps, 'id'> & { file: RuleFile }) {
  const t = useT('console-risk');
  const columns: Column<RuleFile['versions'][number]>[] = [
    { key: 'version', head: t('version'), phone: 'lead', cell: ({ version }) => version },
    {
      key: 'on',
      head: t('rule.state'),
      phone: 'lead',
      cell: ({ on }) => <Tag tone={on ? 'good' : 'mute'}>{t(on ? 'rule.on' : 'rule.off')}</Tag>,
    },
    {
      key: 'params',
      head: t('rule.params'),
      cell: ({ params }) => (
        <Params kinds={kinds} rule={{ kind: rule.kind, params }} currency={currency} />
      ),
    },
    {
      key: 'severity',
      head: t('severity'),
      cell: ({ severity }) => <Tag tone={severityTones[severity]}>{t(`severity.${severity}`)}</Tag>,
    },
    { key: 'reason', head: t('version.reason'), cell: ({ reason }) => reason },
    {
      key: 'by',
      head: t('rule.changed'),
      cell: ({ at, by }) => (
        <span className={css.two}>
          <Moment at={at} />
          <small>{by}</small>
        </span>
      ),
    },
  ];
  return (
    <Panel title={t('versions')} className={css.table}>
      <Table
        label={t('versions')}
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Panel>
  );
}
