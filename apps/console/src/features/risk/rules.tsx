import { ButtonLink, Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './risk.module.css';
import { severityTones } from './words.ts';
import type { Rule, RuleKinds } from './words.ts';

/** The rules of the brand with their kinds: what the server says of both. */
export const useRules = () =>
  useQuery({
    queryKey: ['rules'],
    queryFn: ({ signal }) => api('staffRules', { query: {}, signal }),
    refetchInterval: looks.desk,
  });

/** Every rule of the brand. */
export function Rules() {
  const t = useT('console-risk');
  const self = useSession((session) => session.self);
  const query = useRules();
  return (
    <Panel
      title={t('room.rules')}
      className={css.table}
      aside={
        may(self, 'risk:rule:change') && (
          <ButtonLink size="sm" kind="primary" href="/risk/rules/new">
            {t('rule.new')}
          </ButtonLink>
        )
      }
    >
      <Answer query={query}>
        {({ rules, kinds, currency }) =>
          rules.length === 0 ? (
            <Plain title={t('rules.empty')} text={t('rules.empty.text')} />
          ) : (
            <RuleTable rules={rules} kinds={kinds} currency={currency} />
          )
        }
      </Answer>
    </Panel>
  );
}

interface RuleTableProps {
  readonly rules: readonly Rule[];
  readonly kinds: RuleKinds;
  readonly currency: string;
}

function RuleTable({ rules, kinds, currency }: RuleTableProps) {
  const t = useT('console-risk');
  const format = useFormat();
  const columns: Column<Rule>[] = [
    {
      key: 'name',
      head: t('rule.name'),
      phone: 'lead',
      cell: ({ id, name, kind }) => (
        <span className={css.two}>
          <Link href={`/risk/rules/${id}`}>{name}</Link>
          <small>{t(`speaks.${kind}`)}</small>
        </span>
      ),
    },
    {
      key: 'on',
      head: t('rule.state'),
      phone: 'lead',
      cell: ({ on }) => <Tag tone={on ? 'good' : 'mute'}>{t(on ? 'rule.on' : 'rule.off')}</Tag>,
    },
    {
      key: 'params',
      head: t('rule.params'),
      cell: (rule) => <Params kinds={kinds} rule={rule} currency={currency} />,
    },
    {
      key: 'severity',
      head: t('severity'),
      cell: ({ severity }) => <Tag tone={severityTones[severity]}>{t(`severity.${severity}`)}</Tag>,
    },
    {
      key: 'alerts',
      head: t('rule.alerts'),
      end: true,
      cell: ({ alerts }) => format.number(alerts),
    },
    {
      key: 'changed',
      head: t('rule.changed'),
      cell: ({ changedAt, changedBy }) => (
        <span className={css.two}>
          <Moment at={changedAt} />
          <small>{changedBy}</small>
        </span>
      ),
    },
  ];
  return <Table label={t('room.rules')} columns={columns} rows={rules} rowKey={({ id }) => id} />;
}

interface ParamsProps {
  readonly kinds: RuleKinds;
  readonly rule: Pick<Rule, 'kind' | 'params'>;
  readonly currency: string;
}

/** Parameters in the order of their kind, in one line. */
export function Params({ kinds, rule: { kind, params }, currency }: ParamsProps) {
  const t = useT('console-risk');
  const format = useFormat();
  const fields = kinds.find((one) => one.kind === kind)?.fields ?? [];
  return fields
    .map(({ name, type }) => {
      const value = params[name] ?? '';
      const shown =
        type === 'amount' ? format.money(value, currency) : format.number(Number(value));
      return `${t(`param.${name}`)}: ${shown}`;
    })
    .join(' · ');
}
