import { useInfiniteQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { More } from '../../components/more.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainState } from './chain-state.tsx';
import { useFilter } from './use-filter.ts';

/** The deeds of staff at this brand and for the whole house, the latest first, and the proof of their record. */
export default function Audit() {
  const t = useT('console-audit');
  const { asked, isFiltered } = useFilter();
  const query = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam, signal }) =>
      api('staffAudit', { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <ChainState />
      <Panel>
        <AuditFilter />
        <Answer query={query}>
          {({ pages }) => {
            const lines = pages.flatMap((page) => page.lines);
            if (lines.length > 0) return <AuditTable lines={lines} />;
            return isFiltered ? (
              <Plain title={t('none')} text={t('none.text')} />
            ) : (
              <Plain title={t('empty')} text={t('empty.text')} />
            );
          }}
        </Answer>
        <More query={query} />
      </Panel>
    </>
  );
}
