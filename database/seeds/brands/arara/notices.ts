import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';
import { texts } from './texts.ts';

type Banner = SiteSeed['banners'][number];

const always = { startsAt: null, endsAt: null };

/** A banner in its two cuts, with the texts of its id. */
const banner = (
  id: string,
  groupName: string,
  art: string,
  linkageType: Banner['linkageType'],
  link: string,
  position = 1,
): Banner => ({
  ...always,
  id,
  groupName,
  position,
  art,
  artWide: `${art}-w`,
  linkageType,
  link,
  texts: texts.banner(id),
});

/**
 * Banners by group; node ids are those of `lobby.ts`. Where a page has no game yet, its banner says so
 * and leads to what plays.
 */
export const banners: SiteSeed['banners'] = [
  banner('home-fortuna', '/', 'banner-fortuna', 'GAME', '1002'),
  banner('home-forro', '/', 'banner-junina', 'GAME', '1005', 2),
  banner('rng-ouro', '/rng', 'banner-mata', 'GAME', '1001'),
  banner('live-draws', '/live', 'banner-agora', 'PAGE', '/lottery'),
  banner('fish-boto', '/fish', 'banner-rio', 'GAME', '1004'),
  banner('pvp-hot', '/pvp', 'banner-roda', 'PAGE', '/hot'),
  banner('sports-slots', '/sports', 'banner-feira', 'PAGE', '/rng'),
  banner('esports-sides', '/esports', 'banner-lados', 'PAGE', '/elott'),
  banner('elott-sides', '/elott', 'banner-sena', 'PAGE', '/lottery/results'),
  banner('inhouse-proof', '/inhouse', 'banner-prova', 'PAGE', '/fairness'),
  banner('hot-carnaval', '/hot', 'banner-desfile', 'GAME', '1003'),
  banner('down-address', '/down', 'banner-app', 'PAGE', '/helpmc?article=keep-it-safe'),
  banner('help-pix', '/help', 'banner-pix', 'PAGE', '/helpmc?article=how-to-deposit'),
  banner('register-steps', '/register', 'banner-passo', 'PAGE', '/helpmc?article=open-an-account'),
  { ...banner('register-welcome', 'w_reg', 'cadastro', 'NONE', ''), artWide: 'cadastro' },
];

/** The announcements of the house. */
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
