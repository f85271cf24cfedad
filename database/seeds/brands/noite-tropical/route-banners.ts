import { banner } from './banner.ts';
import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';

/**
 * Banners of pages beside the first one; node ids are those of `lobby.ts`. Where a page has no game yet, its
 * banner says so and leads to what plays.
 */
export const routeBanners: SiteSeed['banners'] = [
  banner(
    { id: 'rng-ouro', groupName: '/rng', art: 'banner-mata', linkageType: 'GAME', link: '2003' },
    {
      'pt-BR': {
        kicker: 'Noturna',
        title: 'O ouro não dorme',
        text: 'Ouro da Mata: a onça ronda a noite inteira.',
        action: 'Jogar agora',
      },
      en: {
        kicker: 'Noturna',
        title: 'Gold never sleeps',
        text: 'Ouro da Mata: the jaguar roams all night.',
        action: 'Play now',
      },
    },
  ),
  banner(
    {
      id: 'live-draws',
      groupName: '/live',
      art: 'banner-agora',
      linkageType: 'PAGE',
      link: '/lottery',
    },
    {
      'pt-BR': {
        kicker: 'Ao vivo',
        title: 'Mesa, ainda não',
        text: 'Nesta noite, ao vivo mesmo são os sorteios, de minuto em minuto.',
        action: 'Ver sorteios',
      },
      en: {
        kicker: 'Live',
        title: 'No table yet',
        text: 'Tonight, what is really live are the draws, every minute.',
        action: 'See the draws',
      },
    },
  ),
  banner(
    { id: 'fish-boto', groupName: '/fish', art: 'banner-rio', linkageType: 'GAME', link: '2004' },
    {
      'pt-BR': {
        kicker: 'Pescaria',
        title: 'Ainda sem isca',
        text: 'Não há pescaria por aqui. Das águas, só o Boto Encantado, que é um slot.',
        action: 'Ver o slot',
      },
      en: {
        kicker: 'Fishing',
        title: 'No bait yet',
        text: 'There is no fishing here. Of the water there is only Boto Encantado, a slot.',
        action: 'See the slot',
      },
    },
  ),
  banner(
    { id: 'pvp-hot', groupName: '/pvp', art: 'banner-roda', linkageType: 'PAGE', link: '/hot' },
    {
      'pt-BR': {
        kicker: 'Entre jogadores',
        title: 'A roda ainda não abriu',
        text: 'Jogos de um contra o outro ainda não existem aqui.',
        action: 'Ver o que há',
      },
      en: {
        kicker: 'Player against player',
        title: 'The circle is not open yet',
        text: 'Games of one against another do not exist here yet.',
        action: 'See what there is',
      },
    },
  ),
  banner(
    {
      id: 'sports-slots',
      groupName: '/sports',
      art: 'banner-feira',
      linkageType: 'PAGE',
      link: '/rng',
    },
    {
      'pt-BR': {
        kicker: 'Esportes',
        title: 'Campo apagado',
        text: 'Ainda não há aposta em esporte. O que está aceso são os slots.',
        action: 'Ver os slots',
      },
      en: {
        kicker: 'Sports',
        title: 'The field is dark',
        text: 'There are no bets on sports yet. What is lit are the slots.',
        action: 'See the slots',
      },
    },
  ),
  banner(
    {
      id: 'esports-sides',
      groupName: '/esports',
      art: 'banner-lados',
      linkageType: 'PAGE',
      link: '/elott',
    },
    {
      'pt-BR': {
        kicker: 'E-sports',
        title: 'Sem partida esta noite',
        text: 'Não há e-sports por aqui. De dois lados, só a e-loteria.',
        action: 'Ver a e-loteria',
      },
      en: {
        kicker: 'E-sports',
        title: 'No match tonight',
        text: 'There are no e-sports here. Only the e-lottery has two sides.',
        action: 'See the e-lottery',
      },
    },
  ),
  banner(
    {
      id: 'elott-results',
      groupName: '/elott',
      art: 'banner-trevo',
      linkageType: 'PAGE',
      link: '/lottery/results',
    },
    {
      'pt-BR': {
        kicker: 'E-loteria',
        title: 'Sorte com prova',
        text: 'Cada sorteio mostra de onde veio, e qualquer pessoa confere.',
        action: 'Ver sorteios',
      },
      en: {
        kicker: 'E-lottery',
        title: 'Luck with proof',
        text: 'Every draw shows where it came from, and anybody can check.',
        action: 'See the draws',
      },
    },
  ),
  banner(
    {
      id: 'inhouse-proof',
      groupName: '/inhouse',
      art: 'banner-prova',
      linkageType: 'PAGE',
      link: '/fairness',
    },
    {
      'pt-BR': {
        kicker: 'Rodada às claras',
        title: 'Veja a conta',
        text: 'Ainda não há jogo nesta parte. Enquanto isso, veja como se confere uma rodada.',
        action: 'Como conferir',
      },
      en: {
        kicker: 'In plain sight',
        title: 'See the sum',
        text: 'There is no game in this part yet. Meanwhile, see how a round is checked.',
        action: 'How to check',
      },
    },
  ),
  banner(
    {
      id: 'hot-carnaval',
      groupName: '/hot',
      art: 'banner-desfile',
      linkageType: 'GAME',
      link: '2002',
    },
    {
      'pt-BR': {
        kicker: 'Lapa Games',
        title: 'A Lapa não para',
        text: 'Carnaval Turbo: bateria e confete a noite toda.',
        action: 'Jogar agora',
      },
      en: {
        kicker: 'Lapa Games',
        title: 'Lapa never stops',
        text: 'Carnaval Turbo: drums and confetti all night.',
        action: 'Play now',
      },
    },
  ),
  banner(
    {
      id: 'down-address',
      groupName: '/down',
      art: 'banner-app',
      linkageType: 'PAGE',
      link: '/helpmc?article=keep-it-safe',
    },
    {
      'pt-BR': {
        kicker: 'App',
        title: 'A noite no bolso',
        text: 'Instale só pelo endereço que você já conhece.',
        action: 'Manter a conta segura',
      },
      en: {
        kicker: 'App',
        title: 'The night in your pocket',
        text: 'Install only from the address that you know.',
        action: 'Keep your account safe',
      },
    },
  ),
  banner(
    {
      id: 'help-calm',
      groupName: '/help',
      art: 'banner-calma',
      linkageType: 'PAGE',
      link: '/helpmc?article=set-limits',
    },
    {
      'pt-BR': {
        kicker: 'Com calma',
        title: 'Seus limites primeiro',
        text: 'Quanto e por quanto tempo: defina antes, e a noite é sua.',
        action: 'Definir limites',
      },
      en: {
        kicker: 'Take it easy',
        title: 'Your limits first',
        text: 'How much and for how long: set it first, and the night is yours.',
        action: 'Set limits',
      },
    },
  ),
  banner(
    {
      id: 'register-steps',
      groupName: '/register',
      art: 'banner-chave',
      linkageType: 'PAGE',
      link: '/helpmc?article=open-an-account',
    },
    {
      'pt-BR': {
        kicker: 'Passo a passo',
        title: 'A chave é sua',
        text: 'O que pedimos e por quê: leia antes, se quiser.',
        action: 'Ler o passo a passo',
      },
      en: {
        kicker: 'Step by step',
        title: 'The key is yours',
        text: 'What we ask for, and why: read it first if you like.',
        action: 'Read the steps',
      },
    },
  ),
];
