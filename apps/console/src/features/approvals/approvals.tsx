import { useT } from '../../lib/i18n.ts';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useParams } from 'react-router';
import css from './approvals.module.css';
import { DecisionList } from './decision-list.tsx';
import { DecisionPane } from './decision-pane.tsx';

/** The decisions of two people: what one proposed, and what another says to it. */
export default function Approvals() {
  const t = useT('console-approvals');
  const id = useParams()['*'] ?? '';
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <div className={css.panes} data-open={id === '' ? undefined : ''}>
        <DecisionList openId={id} />
        {id === '' ? (
          <Panel className={css.none}>
            <Plain title={t('none.title')} text={t('none.text')} />
          </Panel>
        ) : (
          <DecisionPane key={id} id={id} />
        )}
      </div>
    </>
  );
}
