import { readFileSync, readdirSync } from 'node:fs';
import type { StartData } from '@arara/contract';

type Sentences = StartData['messages'][string];

const messages = new URL('../../../../packages/i18n/messages/', import.meta.url);

function sentencesOf(tag: string): StartData['messages'] {
  const folder = new URL(`${tag}/`, messages);
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sentences;
  return Object.fromEntries(readdirSync(folder).map((file) => [file.slice(0, -5), read(file)]));
}

const art = (name: string, width: number) => `/art/${name}-${width}.webp`;

const piece = (name: string, ...widths: number[]) => ({
  sources: widths.map((width) => ({ url: art(name, width), width })),
  sizes: '100vw',
  placeholder: 'data:image/webp;base64,AA==',
});

const banner = (id: string, title: string) => ({
  bannerId: id,
  url: art(`banner-${id}`, 720),
  narrow: piece(`banner-${id}`, 720, 1080),
  wide: piece(`banner-${id}-w`, 1100, 1650),
  groupName: '/',
  linkageType: 'PAGE',
  link: '/hot',
  kicker: 'Slot da casa',
  title,
  text: 'Penas coloridas, giros grátis e rodadas que qualquer pessoa confere.',
  action: 'Jogar',
});

const openStatus = (): StartData['status'] => ({
  status: 0,
  maintenance: false,
  maintenanceNotice: null,
  regionRestriction: false,
  location: { ip: '', country: 'BR' },
  merchant: 'arara',
  jurisdiction: 'demo',
  serverTime: Date.now(),
  sealing: { keys: [] },
  resources: [],
  customerService: [],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
});

const usualModules = [
  'COMM3',
  'ENTRY3',
  'REG3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'FREEPLAY3',
  'DEPOSIT3',
  'WITHDRAW3',
];

/** The start data that a server of the demo writes into the document, for tests of pages without a server. */
export function startData(change: Partial<StartData> = {}): StartData {
  return {
    merchant: 'arara',
    language: 'pt-BR',
    version: '1',
    status: openStatus(),
    settings: {
      siteName: 'Arara',
      legalName: 'Arara Jogos Ltda.',
      currency: 'BRL',
      currencySymbol: 'R$',
      defaultLanguage: 'pt-BR',
      languages: [
        { code: 'pt-BR', name: 'Português (Brasil)' },
        { code: 'en', name: 'English' },
      ],
      firstTheme: 'light',
      loggedInHome: false,
      ageMinimum: 18,
      timeZone: 'America/Sao_Paulo',
      bannerAutoplayMs: 0,
      realityCheckMinutes: 30,
      autoPlay: true,
      staySignedInDays: 1,
      ageGate: false,
      serviceOrigins: [],
      feedback: { minLength: 10, maxLength: 500 },
      sandbox: true,
    },
    art: null,
    modules: usualModules,
    closedPages: [],
    resources: [],
    customerService: [],
    banners: [banner('fortuna', 'Fortuna da Arara'), banner('junina', 'Forró Milionário')],
    categories: [],
    rails: [],
    ranked: true,
    hot: [],
    fresh: [],
    messages: sentencesOf('pt-BR'),
    worded: {},
    lobby: null,
    game: null,
    lotteries: null,
    lottery: null,
    winners: [],
    ...change,
  };
}
