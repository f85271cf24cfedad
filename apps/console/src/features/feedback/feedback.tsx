import { useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useT } from '../../lib/i18n.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackPane } from './feedback-pane.tsx';
import css from './feedback.module.css';

/** The words of people about the site, and the answers of the house. */
export default function Feedback() {
  const t = useT('console-feedback');
  const id = useParams()['*'] ?? '';
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <div className={css.panes} data-open={id === '' ? undefined : ''}>
        <FeedbackList openId={id} />
        {id === '' ? (
          <Panel className={css.none}>
            <Plain title={t('none.title')} text={t('none.text')} />
          </Panel>
        ) : (
          <FeedbackPane key={id} id={id} />
        )}
      </div>
    </>
  );
}
