import { Card, EmptyState, Facts, PlayIcon } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { kindIcons } from '../../../components/kind-icons.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { RowOpener, Records } from '../../../components/records.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { grantQuery, isOpen } from '../api/grants.ts';
import type { GrantDetail } from '../api/grants.ts';
import { useLiveGrants } from '../live-grants.ts';
import { BonusSkeleton } from './bonus-centre.tsx';
import { GrantActs, useAskedAct } from './grant-acts.tsx';
import { GrantFace, useGrantName } from './grant-face.tsx';
import { GrantRules } from './grant-rules.tsx';
import css from './bonus.module.css';

type Round = GrantDetail['rounds'][number];

interface PartProps {
  readonly grant: GrantDetail;
}

/** The server answers no more of them. */
const roundsShown = 100;

const place = 'grant';

/** One grant with all that is known of it. */
export function GrantStory({ id }: { id: string }) {
  const t = useT('bonus');
  const query = useQuery(grantQuery(id));
  useLiveGrants();
  const name = useGrantName();
  const { ask, sheet } = useAskedAct(query.data === undefined ? [] : [query.data], () => place);
  return (
    <>
      <QueryStates query={query} skeleton={<BonusSkeleton />}>
        {(grant) => (
          <div className={css.story}>
            <Card>
              <div
                id={place}
                className={css.grant}
                role="group"
                aria-label={name(grant)}
                tabIndex={-1}
              >
                <GrantFace grant={grant} />
                <GrantFacts grant={grant} />
                {isOpen(grant) && (
                  <div className={css.actions}>
                    <GrantActs grant={grant} onAsk={ask} />
                  </div>
                )}
              </div>
            </Card>
            <Card title={t('rules')}>
              <GrantRules grant={grant} />
            </Card>
            <h2>{t('rounds')}</h2>
            {grant.rounds.length >= roundsShown && <p className={css.soft}>{t('rounds.newest')}</p>}
            <GrantRounds grant={grant} />
            <Card title={t('entries')}>
              <GrantEntries grant={grant} />
            </Card>
          </div>
        )}
      </QueryStates>
      {sheet}
    </>
  );
}

function GrantFacts({ grant }: PartProps) {
  const t = useT('bonus');
  const format = useFormat();
  const { id, currency, issuedAt, activatedAt } = grant;
  const sum = (value: string) => <Amount value={value} currency={currency} />;
  const ended = isOpen(grant)
    ? []
    : [[t('converted'), sum(grant.converted)] as const, [t('taken'), sum(grant.taken)] as const];
  return (
    <Facts
      facts={[
        ...ended,
        [t('issuedAt'), format.moment(issuedAt)],
        ...(activatedAt === null ? [] : [[t('activatedAt'), format.moment(activatedAt)] as const]),
        [t('number'), id],
      ]}
    />
  );
}

function GrantRounds({ grant }: PartProps) {
  const t = useT('bonus');
  const look = useRoundLook(grant.currency);
  if (grant.rounds.length === 0) {
    return <EmptyState title={t('rounds.empty')} text={t('rounds.empty.text')} />;
  }
  return (
    <Records label={t('rounds')} rows={grant.rounds} rowKey={({ round }) => round} {...look} />
  );
}

/** How a round that counted looks: what was staked, times the part that counts, and what that comes to. */
function useRoundLook(currency: string) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const dayName = useDayName();
  const hrefOf = ({ round }: Round): string => paths.bettingRound(round);
  const sum = (value: string) => <Amount value={value} currency={currency} />;
  const part = ({ points }: Round): string =>
    t('percent', { percent: format.number(points / 100) });
  const type = ({ gameType }: Round): string =>
    gameType === null ? t('type.unknown') : ui(`category.${gameType}`);
  const columns: readonly Column<Round>[] = [
    {
      key: 'at',
      head: t('column.when'),
      cell: (row) => <time dateTime={row.at}>{format.moment(row.at)}</time>,
    },
    {
      key: 'game',
      head: t('column.game'),
      cell: (row) => <RowOpener href={hrefOf(row)}>{row.game}</RowOpener>,
    },
    { key: 'type', head: t('column.type'), cell: type },
    { key: 'staked', head: t('column.staked'), end: true, cell: (row) => sum(row.staked) },
    { key: 'part', head: t('column.part'), end: true, cell: part },
    { key: 'counted', head: t('column.counted'), end: true, cell: (row) => sum(row.counted) },
  ];
  return {
    columns,
    hrefOf,
    dayOf: (row: Round) => dayName(row.at),
    item: (row: Round) => ({
      icon: <PlayIcon size={20} />,
      title: row.game,
      note: (
        <>
          {sum(row.staked)} × {part(row)} · {format.time(row.at)}
        </>
      ),
      amount: sum(row.counted),
      under: row.points === 0 ? t('counts.none') : t('column.counted'),
    }),
  };
}

function GrantEntries({ grant }: PartProps) {
  const t = useT('bonus');
  const account = useT('account');
  const format = useFormat();
  const { currency, entries } = grant;
  if (entries.length === 0) return <p className={css.soft}>{t('entries.empty')}</p>;
  return (
    <Rows>
      {entries.map(({ id, at, kind, change, balance }) => {
        const Icon = kindIcons[kind];
        return (
          <Row
            key={id}
            icon={<Icon size={20} />}
            title={account(`kind.${kind}.one`)}
            notes={[format.moment(at)]}
          >
            <span className={css.change}>
              <b>
                <Amount value={change} currency={currency} signed />
              </b>
              <small>
                <Amount value={balance} currency={currency} />
              </small>
            </span>
          </Row>
        );
      })}
    </Rows>
  );
}
