import { Bone, ButtonLink, Card, EmptyState, GiftIcon } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { MoreRows } from '../../../components/records-more.tsx';
import { RowOpener, Records } from '../../../components/records.tsx';
import { grantPath } from '../../../config/bonus-paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { grantsQuery, isOpen } from '../api/grants.ts';
import type { Grant } from '../api/grants.ts';
import { useLiveGrants } from '../live-grants.ts';
import { GrantActs, useAskedAct } from './grant-acts.tsx';
import { GrantFace, GrantTag, useGrantName } from './grant-face.tsx';
import css from './bonus.module.css';

const placeOf = ({ state }: Grant): string =>
  isOpen({ state }) ? `grants-${state}` : 'grants-ended';

/** Every grant of the member: those that wait, those that are wagered, those that have ended. */
export function BonusCentre() {
  const t = useT('bonus');
  const query = useInfiniteQuery(grantsQuery);
  useLiveGrants();
  const grants = query.data?.pages.flatMap((page) => page.grants) ?? [];
  const { ask, sheet } = useAskedAct(grants, placeOf);
  const of = (state: Grant['state']) => grants.filter((grant) => grant.state === state);
  return (
    <>
      <QueryStates query={query} skeleton={<BonusSkeleton />}>
        {() => {
          if (grants.length === 0) return <EmptyState title={t('empty')} text={t('empty.text')} />;
          return (
            <div className={css.centre}>
              <OpenGrants title={t('waiting')} grants={of('ISSUED')} onAsk={ask} />
              <OpenGrants title={t('active')} grants={of('ACTIVE')} onAsk={ask} />
              <EndedGrants grants={grants.filter((grant) => !isOpen(grant))} />
              <MoreRows query={query} shown={grants.length} total={undefined} />
            </div>
          );
        }}
      </QueryStates>
      {sheet}
    </>
  );
}

interface GrantsProps {
  readonly title: string;
  readonly grants: readonly Grant[];
  readonly onAsk: ReturnType<typeof useAskedAct>['ask'];
}

function OpenGrants({ title, grants, onAsk }: GrantsProps) {
  const t = useT('bonus');
  const [first] = grants;
  if (first === undefined) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h2 id={placeOf(first)} tabIndex={-1}>
        {title}
      </h2>
      {grants.map((grant) => (
        <Card key={grant.id} as="article">
          <div className={css.grant}>
            <GrantFace grant={grant} />
            <div className={css.actions}>
              <GrantActs grant={grant} onAsk={onAsk}>
                <ButtonLink kind="outline" href={grantPath(grant.id)}>
                  {t('see')}
                </ButtonLink>
              </GrantActs>
            </div>
          </div>
        </Card>
      ))}
    </section>
  );
}

function EndedGrants({ grants }: Pick<GrantsProps, 'grants'>) {
  const t = useT('bonus');
  const look = useEndedLook();
  const [first] = grants;
  if (first === undefined) return null;
  return (
    <section className={css.group} aria-label={t('ended')}>
      <h2 id={placeOf(first)} tabIndex={-1}>
        {t('ended')}
      </h2>
      <Records label={t('ended')} rows={grants} rowKey={({ id }) => id} {...look} />
    </section>
  );
}

/** How a grant that has ended looks in a table and under the thumb. */
function useEndedLook() {
  const t = useT('bonus');
  const format = useFormat();
  const dayName = useDayName();
  const name = useGrantName();
  const hrefOf = ({ id }: Grant): string => grantPath(id);
  const endOf = ({ endedAt, expiresAt }: Grant): string => endedAt ?? expiresAt;
  const converted = (row: Grant) => <Amount value={row.converted} currency={row.currency} />;
  const amount = (row: Grant) => <Amount value={row.amount} currency={row.currency} />;
  const columns: readonly Column<Grant>[] = [
    {
      key: 'at',
      head: t('column.ended'),
      cell: (row) => <time dateTime={endOf(row)}>{format.moment(endOf(row))}</time>,
    },
    {
      key: 'name',
      head: t('column.bonus'),
      cell: (row) => <RowOpener href={hrefOf(row)}>{name(row)}</RowOpener>,
    },
    { key: 'state', head: t('column.state'), cell: (row) => <GrantTag grant={row} /> },
    { key: 'amount', head: t('column.amount'), end: true, cell: amount },
    { key: 'converted', head: t('converted'), end: true, cell: converted },
  ];
  return {
    columns,
    hrefOf,
    dayOf: (row: Grant) => dayName(endOf(row)),
    item: (row: Grant) => ({
      icon: <GiftIcon size={20} />,
      title: name(row),
      note: (
        <>
          {t('column.converted')} {converted(row)}
        </>
      ),
      amount: amount(row),
      under: <GrantTag grant={row} />,
    }),
  };
}

/** The page on its way. */
export const BonusSkeleton = () => (
  <div className={css.group}>
    <Bone w={160} h={26} />
    <Bone h={230} />
    <Bone h={230} />
  </div>
);
