import { useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { NoneOpen, Panes } from '../../components/panes.tsx';
import { useT } from '../../lib/i18n.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackPane } from './feedback-pane.tsx';

/** The words of people about the site, and the answers of the house. */
export default function Feedback() {
  const t = useT('console-feedback');
  const id = useParams()['*'] ?? '';
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <Panes isOpen={id !== ''}>
        <FeedbackList openId={id} />
        {id === '' ? (
          <NoneOpen title={t('none.title')} text={t('none.text')} />
        ) : (
          <FeedbackPane key={id} id={id} />
        )}
      </Panes>
    </>
  );
}
