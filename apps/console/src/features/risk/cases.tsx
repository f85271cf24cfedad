import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useT } from '../../lib/i18n.ts';
import { useWalk } from '../../lib/use-walk.ts';
import { CaseList } from './case-list.tsx';
import { CasePane } from './case-pane.tsx';
import css from './risk.module.css';
import { useCases } from './use-cases.ts';

/** The cases: the list, the open one, and what may be done with it. */
export function Cases({ open }: { open: string }) {
  const t = useT('console-risk');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const text = search.toString();
  const list = useCases();
  const goTo = useCallback(
    (id: string) => void navigate({ pathname: `/risk/cases/${id}`, search: text }),
    [navigate, text],
  );
  useWalk(
    list.items.map(({ id }) => ({ path: id })),
    open,
    goTo,
  );
  return (
    <div className={css.panes} data-open={open === '' ? undefined : ''}>
      <CaseList list={list} open={open} />
      {open === '' ? (
        <Panel className={css.none}>
          <Plain title={t('none.title')} text={t('none.text')} />
        </Panel>
      ) : (
        <CasePane key={open} id={open} />
      )}
    </div>
  );
}
