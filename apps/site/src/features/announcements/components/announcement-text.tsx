import { useFormat } from '../../../lib/i18n.ts';
import type { Announcement } from '../api/get-notices.ts';
import css from './announcements.module.css';

/** One announcement to read; its text is plain, with empty lines between paragraphs. */
export function AnnouncementText({ announcement }: { readonly announcement: Announcement }) {
  const format = useFormat();
  const { title, content, date } = announcement;
  return (
    <article className={css.text}>
      <h3>{title}</h3>
      <time dateTime={new Date(date).toISOString()}>{format.day(date)}</time>
      {content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
