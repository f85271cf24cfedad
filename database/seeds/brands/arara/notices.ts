import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';

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
    texts: {
      'pt-BR': {
        kicker: 'Slot da casa',
        title: 'Fortuna da Arara',
        text: 'Penas coloridas, giros grátis e rodadas que qualquer pessoa confere.',
        action: 'Jogar',
      },
      en: {
        kicker: 'House slot',
        title: 'Fortuna da Arara',
        text: 'Bright feathers, free spins, and rounds that anybody can check.',
        action: 'Play',
      },
    },
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
    texts: {
      'pt-BR': {
        kicker: 'Novo na casa',
        title: 'Forró Milionário',
        text: 'Puxa o fole: o arrasta-pé começou.',
        action: 'Jogar',
      },
      en: {
        kicker: 'New in the house',
        title: 'Forró Milionário',
        text: 'Squeeze the accordion: the dance has begun.',
        action: 'Play',
      },
    },
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
    texts: {
      'pt-BR': {
        kicker: 'Slots',
        title: 'Forró Milionário',
        text: 'Puxa o fole: o arrasta-pé começou.',
        action: 'Jogar',
      },
      en: {
        kicker: 'Slots',
        title: 'Forró Milionário',
        text: 'Squeeze the accordion: the dance has begun.',
        action: 'Play',
      },
    },
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
    texts: {
      'pt-BR': {
        kicker: 'Bem-vindo',
        title: 'Sua conta em um minuto',
        text: 'CPF, senha e os seus limites. Depois é só jogar.',
        action: '',
      },
      en: {
        kicker: 'Welcome',
        title: 'Your account in a minute',
        text: 'CPF, password and your own limits. Then just play.',
        action: '',
      },
    },
  },
];

/** What the house announces. */
export const announcements: SiteSeed['announcements'] = [
  {
    ...always,
    id: 'limits-first',
    kind: 'PL',
    publishedAt: new Date('2026-03-02T12:00:00Z'),
    texts: {
      'pt-BR': {
        title: 'Seus limites valem em todos os jogos',
        content:
          'O limite que você define soma tudo: slots da casa e jogos de outros estúdios. Apertar vale na hora; afrouxar, só depois de 24 horas. Prêmio e saque nunca são barrados.',
      },
      en: {
        title: 'Your limits count across all games',
        content:
          'The limit you set adds everything up: the house slots and the games of other studios. Stricter counts at once, looser after 24 hours. Prizes and withdrawals are never stopped.',
      },
    },
  },
  {
    ...always,
    id: 'rounds-open',
    kind: 'PL',
    publishedAt: new Date('2026-03-01T12:00:00Z'),
    texts: {
      'pt-BR': {
        title: 'Toda rodada pode ser conferida',
        content:
          'Cada rodada dos jogos da casa tem um código. Com ele, qualquer pessoa refaz a conta no verificador e chega ao mesmo resultado. O passo a passo está na Central de ajuda.',
      },
      en: {
        title: 'Every round can be checked',
        content:
          'Each round of the house games has a code. With it, anybody can do the sum again in the verifier and reach the same result. The help centre explains it step by step.',
      },
    },
  },
];
