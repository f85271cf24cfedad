import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';
import { routeBanners } from './route-banners.ts';

const always = { startsAt: null, endsAt: null };

/** Banners by group; node ids are those of `lobby.ts`. */
export const banners: SiteSeed['banners'] = [
  {
    ...always,
    id: 'home-fortuna',
    groupName: '/',
    position: 1,
    art: 'noite-tropical/banner-fortuna',
    artWide: 'noite-tropical/banner-fortuna-w',
    linkageType: 'GAME',
    link: '2001',
    texts: {
      'pt-BR': {
        kicker: 'Da casa',
        title: 'A noite é da arara',
        text: 'Fortuna da Arara: 243 formas de ganhar e um multiplicador que voa até ×8.',
        action: 'Jogar agora',
      },
      en: {
        kicker: 'From the house',
        title: 'The night belongs to the macaw',
        text: 'Fortuna da Arara: 243 ways to win and a multiplier that flies up to ×8.',
        action: 'Play now',
      },
    },
  },
  {
    ...always,
    id: 'home-forro',
    groupName: '/',
    position: 2,
    art: 'noite-tropical/banner-junina',
    artWide: 'noite-tropical/banner-junina-w',
    linkageType: 'GAME',
    link: '2006',
    texts: {
      'pt-BR': {
        kicker: 'Lapa Games',
        title: 'Forró até amanhecer',
        text: 'Acordeão, milho e fogueira no slot mais animado do arraial.',
        action: 'Jogar agora',
      },
      en: {
        kicker: 'Lapa Games',
        title: 'Dance until dawn',
        text: 'Accordion, corn and bonfire in the liveliest slot of the fair.',
        action: 'Play now',
      },
    },
  },
  {
    ...always,
    id: 'register-welcome',
    groupName: 'w_reg',
    position: 1,
    art: 'noite-tropical/cadastro',
    artWide: 'noite-tropical/cadastro',
    linkageType: 'NONE',
    link: '',
    texts: {
      'pt-BR': {
        kicker: 'Boa noite',
        title: 'Sua conta em um minuto',
        text: 'CPF, celular e os seus limites. Depois a noite é sua.',
        action: '',
      },
      en: {
        kicker: 'Good evening',
        title: 'Your account in a minute',
        text: 'CPF, mobile and your own limits. Then the night is yours.',
        action: '',
      },
    },
  },
  ...routeBanners,
];

/** The announcements of the house. */
export const announcements: SiteSeed['announcements'] = [
  {
    ...always,
    id: 'open-nights',
    kind: 'PL',
    publishedAt: new Date('2026-03-05T12:00:00Z'),
    texts: {
      'pt-BR': {
        title: 'A Noite Tropical abriu',
        content:
          'Sete slots de quatro estúdios, depósito e saque por Pix e limites que você define antes de jogar. Toda rodada tem um código que qualquer pessoa confere.',
      },
      en: {
        title: 'Noite Tropical is open',
        content:
          'Seven slots by four studios, deposits and withdrawals by Pix, and limits that you set before you play. Every round has a code that anybody can check.',
      },
    },
  },
];
