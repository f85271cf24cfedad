import { NoneOpen, Panes } from '../../components/panes.tsx';
import { useT } from '../../lib/i18n.ts';
import { DeskHead } from '../../components/desk-head.tsx';
import { useParams } from 'react-router';
import { DecisionList } from './decision-list.tsx';
import { DecisionPane } from './decision-pane.tsx';

/** The decisions of two people: what one proposed, and what another says to it. */
export default function Approvals() {
  const t = useT('console-approvals');
  const id = useParams()['*'] ?? '';
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <Panes isOpen={id !== ''}>
        <DecisionList openId={id} />
        {id === '' ? (
          <NoneOpen title={t('none.title')} text={t('none.text')} />
        ) : (
          <DecisionPane key={id} id={id} />
        )}
      </Panes>
    </>
  );
}
