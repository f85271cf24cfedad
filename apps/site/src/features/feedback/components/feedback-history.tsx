import { useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { feedbackQuery } from '../api/feedback.ts';
import css from './feedback.module.css';

/** The feedback that the member has sent before; it is not there while there is none, or none can be had. */
export function FeedbackHistory() {
  const t = useT('feedback');
  const format = useFormat();
  const { data } = useQuery(feedbackQuery);
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section className={css.history}>
      <h3>{t('history')}</h3>
      <ul>
        {data.rows.map(({ id, at, text, remark, images, answer }) => (
          <li key={id}>
            <time dateTime={at}>{format.moment(Date.parse(at))}</time>
            <p>{text}</p>
            {remark !== '' && <p>{remark}</p>}
            {images > 0 && <small>{t('history.images', { count: images })}</small>}
            {answer !== null && (
              <blockquote>
                <small>
                  {t('history.answer')} ·{' '}
                  <time dateTime={answer.at}>{format.moment(Date.parse(answer.at))}</time>
                </small>
                <p>{answer.text}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
