import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { NoneOpen, Panes } from '../../components/panes.tsx';
import { useT } from '../../lib/i18n.ts';
import { useWalk } from '../../lib/use-walk.ts';
import { CaseList } from './case-list.tsx';
import { CasePane } from './case-pane.tsx';
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
    <Panes isOpen={open !== ''} isThree>
      <CaseList list={list} open={open} />
      {open === '' ? (
        <NoneOpen title={t('none.title')} text={t('none.text')} />
      ) : (
        <CasePane key={open} id={open} />
      )}
    </Panes>
  );
}
