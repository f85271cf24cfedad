import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';
import { texts } from './texts.ts';

const always = { startsAt: null, endsAt: null };

/** Banners by group; node ids are those of `lobby.ts`. */
export const banners: SiteSeed['banners'] = [
  {
    ...always,
    id: 'home-fortuna',
    groupName: '/',
    position: 1,
    art: 'banner-fortuna',
    artWide: 'banner-fortuna-w',
    linkageType: 'GAME',
    link: '1002',
    texts: texts.banner('home-fortuna'),
  },
  {
    ...always,
    id: 'home-forro',
    groupName: '/',
    position: 2,
    art: 'banner-junina',
    artWide: 'banner-junina-w',
    linkageType: 'GAME',
    link: '1005',
    texts: texts.banner('home-forro'),
  },
  {
    ...always,
    id: 'rng-forro',
    groupName: '/rng',
    position: 1,
    art: 'banner-junina',
    artWide: 'banner-junina-w',
    linkageType: 'GAME',
    link: '1005',
    texts: texts.banner('rng-forro'),
  },
  {
    ...always,
    id: 'elott-sides',
    groupName: '/elott',
    position: 1,
    art: 'banner-sena',
    artWide: 'banner-sena-w',
    linkageType: 'PAGE',
    link: '/lottery/results',
    texts: texts.banner('elott-sides'),
  },
  {
    ...always,
    id: 'help-pix',
    groupName: '/help',
    position: 1,
    art: 'banner-pix',
    artWide: 'banner-pix-w',
    linkageType: 'PAGE',
    link: '/helpmc?article=how-to-deposit',
    texts: texts.banner('help-pix'),
  },
  {
    ...always,
    id: 'register-welcome',
    groupName: 'w_reg',
    position: 1,
    art: 'cadastro',
    artWide: 'cadastro',
    linkageType: 'NONE',
    link: '',
    texts: texts.banner('register-welcome'),
  },
];

/** What the house announces. */
export const announcements: SiteSeed['announcements'] = [
  {
    ...always,
    id: 'limits-first',
    kind: 'PL',
    publishedAt: new Date('2026-03-02T12:00:00Z'),
    texts: texts.announcement('limits-first'),
  },
  {
    ...always,
    id: 'rounds-open',
    kind: 'PL',
    publishedAt: new Date('2026-03-01T12:00:00Z'),
    texts: texts.announcement('rounds-open'),
  },
];
