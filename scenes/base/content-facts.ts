import type {
  ContentDraft,
  ContentEffect,
  ContentItem,
  ContentModule,
  ValueOf,
  contentOneCall,
  contentSiteCall,
} from '@arara/contract';
import { ana } from './staff.ts';

// A content desk with one announcement, one banner and a small tree of modules.

const at = '2026-11-27T18:00:00.000Z';
const languages = ['pt-BR', 'en'];
export const site = { languages, defaultLanguage: 'pt-BR' };

export const fair: ContentItem = {
  kind: 'announcement',
  key: 'feira',
  content: {
    kind: 'PL',
    audience: 'all',
    position: 0,
    shown: true,
    startsAt: null,
    endsAt: null,
    texts: { 'pt-BR': { title: 'Feira do sábado', content: 'Venha cedo.' } },
  },
};
export const draft: ContentDraft = {
  id: 'a1',
  kind: 'announcement',
  key: 'feira',
  item: fair,
  state: 'SCHEDULED',
  revision: 3,
  publishAt: '2026-12-01T12:00:00.000Z',
  reason: 'feira da semana',
  by: 'rui@arara.example',
  at,
  failure: null,
};
export const version = {
  version: '41',
  at,
  by: ana.email,
  reason: 'primeira',
  item: fair,
  number: null,
};
export const state: ValueOf<typeof contentOneCall> = {
  kind: 'announcement',
  key: 'feira',
  item: fair,
  base: '41',
  draft: null,
  ...site,
  number: null,
  versions: [version],
};

const moduleOf = (id: string, name: string, more: Partial<ContentModule> = {}): ContentModule => ({
  id,
  name,
  parent: null,
  on: true,
  answers: true,
  barred: null,
  base: '0',
  draft: null,
  ...more,
});
export const siteState: ValueOf<typeof contentSiteCall> = {
  ...site,
  jurisdiction: 'demo',
  modules: [
    moduleOf('CASHIER3', 'Caixa'),
    moduleOf('DEPOSIT3', 'Depósito', { parent: 'CASHIER3' }),
    moduleOf('SITE3', 'Site'),
    moduleOf('FEEDBACK3', 'Sugestões', { parent: 'SITE3' }),
    moduleOf('INBOX3', 'Mensagens', {
      parent: 'SITE3',
      on: false,
      answers: false,
      barred: 'unbuilt',
    }),
  ],
  maintenance: { active: false, endsAt: null, message: {}, base: '0', draft: null },
  regions: { allowed: [], denied: ['US'], unknown: 'allow', base: '0', draft: null },
  offered: ['pt-BR', 'en', 'es'],
};
export const calm: ContentEffect = {
  closes: false,
  stops: [],
  starts: [],
  refused: [],
  asks: null,
  now: { members: 14, rounds: 3, tickets: 2, withdrawals: 1 },
};
/** The terms of the house, of which there is one version so far. */
export const houseTerms: ContentItem = {
  kind: 'terms',
  key: '',
  content: {
    mustAccept: false,
    texts: { 'pt-BR': { title: 'Termos e regras', summary: '', body: '## 1. Quem\n\nAdultos.' } },
  },
};
export const picture = {
  sources: [{ url: '/art/banner-mata-720.webp', width: 720 }],
  sizes: '100vw',
  placeholder: 'data:image/webp;base64,AA==',
};
export const mata: ContentItem = {
  kind: 'banner',
  key: 'mata',
  content: {
    groupName: '/',
    position: 1,
    shown: true,
    art: 'banner-mata',
    artWide: 'banner-mata-w',
    linkageType: 'PAGE',
    link: '/hot',
    startsAt: null,
    endsAt: null,
    texts: {
      'pt-BR': { kicker: 'Novo', title: 'Noite na mata', text: 'Até domingo', action: 'Ver' },
    },
  },
};

export const house: ContentItem = {
  kind: 'settings',
  key: '',
  content: {
    siteName: 'Arara',
    legalName: 'Arara Jogos Ltda',
    defaultLanguage: 'pt-BR',
    languages,
    firstTheme: 'dark',
    loggedInHome: false,
    ageMinimum: 18,
    ageGate: true,
    autoPlay: true,
    bannerAutoplayMs: 6_000,
    realityCheckMinutes: 60,
    staySignedInDays: 30,
  },
};

export const article: ContentItem = {
  kind: 'help',
  key: 'pix',
  content: {
    topic: 'pix',
    position: 1,
    shown: true,
    texts: { 'pt-BR': { title: 'Pix da casa', body: '1. Abra o caixa\n2. Copie o código' } },
  },
};
