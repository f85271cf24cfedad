import { ButtonLink, Link, Table } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Moment } from '../../components/moment.tsx';
import { More } from '../../components/more.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './lottery.module.css';

/** The chases of the brand that run, with what is left to buy. */
export function ChaseList() {
  const t = useT('console-lottery');
  const { money } = useFormat();
  const self = useSession((session) => session.self);
  const query = useInfiniteQuery({
    queryKey: ['chases'],
    queryFn: ({ pageParam, signal }) =>
      api('staffChases', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: looks.desk,
  });
  return (
    <>
      {may(self, 'lottery:game:read') && (
        <ButtonLink className={css.back} kind="link" href="/lottery">
          {t('back')}
        </ButtonLink>
      )}
      <DeskHead title={t('chases')} text={t('chases.text')} />
      <Panel className={css.table}>
        <Answer query={query}>
          {({ pages }) => {
            const chases = pages.flatMap((page) => page.chases);
            const currency = pages[0]?.currency ?? '';
            return chases.length === 0 ? (
              <Plain title={t('chases.none')} text={t('chases.none.text')} />
            ) : (
              <Table
                label={t('chases')}
                rows={chases}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'at',
                    head: t('ordered'),
                    phone: 'lead',
                    cell: ({ createdAt }) => <Moment at={createdAt} />,
                  },
                  {
                    key: 'member',
                    head: t('member'),
                    cell: ({ account }) =>
                      may(self, 'members:member:read') ? (
                        <Link href={`/members/${account}`}>{account}</Link>
                      ) : (
                        account
                      ),
                  },
                  { key: 'game', head: t('game'), phone: 'lead', cell: ({ name }) => name },
                  {
                    key: 'steps',
                    head: t('steps'),
                    cell: ({ steps, stepsLeft }) =>
                      t('steps.left', { left: stepsLeft, all: steps }),
                  },
                  {
                    key: 'next',
                    head: t('issues'),
                    cell: ({ nextNumero, lastNumero }) =>
                      [nextNumero, lastNumero].filter(Boolean).join(' – '),
                  },
                  {
                    key: 'win',
                    head: t('onWin'),
                    cell: ({ stopOnWin }) => t(stopOnWin ? 'onWin.stop' : 'onWin.go'),
                  },
                  {
                    key: 'left',
                    head: t('left'),
                    end: true,
                    cell: ({ left, total }) =>
                      t('of', { part: money(left, currency), whole: money(total, currency) }),
                  },
                ]}
              />
            );
          }}
        </Answer>
        <More query={query} />
      </Panel>
    </>
  );
}
