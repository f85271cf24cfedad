import { bundled } from '@arara/i18n';
import type { SiteSeed } from '../../../apps/server/src/modules/site/index.ts';
import { readTexts } from '../brands/texts.ts';

const texts = readTexts(new URL('texts/', import.meta.url), bundled);
const always = { startsAt: null, endsAt: null };

/** The announcements of every brand in the demo and nowhere else: that it is one, and where its stand-ins are. */
export const demoAnnouncements: SiteSeed['announcements'] = [
  {
    ...always,
    id: 'play-money',
    kind: 'PU',
    publishedAt: new Date('2026-03-06T12:00:00Z'),
    texts: texts.announcement('play-money'),
  },
  {
    ...always,
    id: 'behind-the-scenes',
    kind: 'H',
    publishedAt: new Date('2026-03-06T12:00:00Z'),
    texts: texts.announcement('behind-the-scenes'),
  },
];
