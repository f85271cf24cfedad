import { fieldRule } from '@arara/rules';
import { houseSettings } from '../../settings.ts';
import type { Brand } from '../brand.ts';
import { lobby } from './lobby.ts';
import { look } from './look.ts';
import { announcements, banners } from './notices.ts';

const { registration, entry } = houseSettings;

/** Noite Tropical: the second brand, which shares nothing with the first but the program. */
export const noiteTropical: Brand = {
  id: 'noite-tropical',
  demoHosts: ['noite.localhost'],
  timeZone: 'America/Sao_Paulo',
  settings: {
    ...houseSettings,
    siteName: 'Noite Tropical',
    legalName: 'Noite Tropical Entretenimento Ltda.',
    documents: {
      'pt-BR': {
        title: 'Noite Tropical: slots, Pix e a sorte às claras',
        description:
          'Slots de quatro estúdios, Pix que cai na hora e rodadas que qualquer pessoa confere.',
      },
      en: {
        title: 'Noite Tropical: slots, Pix and luck in plain sight',
        description: 'Slots by four studios, instant Pix, and rounds that anybody can check.',
      },
    },
    look,
    languages: ['pt-BR', 'en'],
    firstTheme: 'dark',
    bannerAutoplayMs: 7_000,
    realityCheckMinutes: 45,
    registration: {
      ...registration,
      fields: {
        ...registration.fields,
        username: fieldRule('first-letter', 5, 18),
        mobileNum: fieldRule('phone', 8, 20),
      },
      referral: false,
      lossDay: { suggested: '100.00', max: '5000.00' },
    },
    entry: {
      ...entry,
      club: [
        { rankLevel: 0, labelName: 'Lua Nova', color: '#3F4D75', color2: '#D9E3F8', turnover: '0' },
        {
          rankLevel: 1,
          labelName: 'Estrela',
          color: '#0B6F39',
          color2: '#D9F5E4',
          turnover: '1000.00',
        },
        {
          rankLevel: 2,
          labelName: 'Luar',
          color: '#1457D6',
          color2: '#DCE8FF',
          turnover: '10000.00',
        },
        {
          rankLevel: 3,
          labelName: 'Cometa',
          color: '#855600',
          color2: '#FFF1C9',
          turnover: '50000.00',
        },
        {
          rankLevel: 4,
          labelName: 'Aurora',
          color: '#B92C17',
          color2: '#FFE4DE',
          turnover: '200000.00',
        },
        {
          rankLevel: 5,
          labelName: 'Sol',
          color: '#5A2B8C',
          color2: '#E5D6F2',
          turnover: '1000000.00',
        },
      ],
    },
  },
  modulesOff: ['AFFMAN3'],
  lobby,
  banners,
  announcements,
  serviceEntries: [{ type: '1', position: 1, path: '/helpmc' }],
  resources: [],
  outside: [
    'Android',
    'MOBILECONFIG',
    'FACEBOOK',
    'INSTAGRAM',
    'TELEGRAM',
    'WHATSAPP',
    'CHATROOM',
    'SPEEDTEST',
  ],
  help: {
    site: { 'pt-BR': 'a Noite Tropical', en: 'Noite Tropical' },
    contact: 'atendimento@noite-tropical.example',
  },
};
