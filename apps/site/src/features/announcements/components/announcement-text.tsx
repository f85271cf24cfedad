import { useEffect, useRef } from 'react';
import { useFormat } from '../../../lib/i18n.ts';
import type { Announcement } from '../api/get-notices.ts';
import css from './announcements.module.css';

interface AnnouncementTextProps {
  readonly announcement: Announcement;
  /** It has taken the place of the list: reading goes on at its title. */
  readonly focus?: boolean;
}

/** One announcement to read; its text is plain, with empty lines between paragraphs. */
export function AnnouncementText({ announcement, focus = false }: AnnouncementTextProps) {
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, content, date } = announcement;
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <article className={css.text}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <time dateTime={new Date(date).toISOString()}>{format.day(date)}</time>
      {content.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}
