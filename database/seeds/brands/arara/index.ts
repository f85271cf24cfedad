import { houseSettings } from '../../settings.ts';
import type { Brand } from '../brand.ts';
import { lobby } from './lobby.ts';
import { announcements, banners } from './notices.ts';

/** Arara in Cordel Moderno: the first brand, whose look is the one the components are drawn with. */
export const arara: Brand = {
  id: 'arara',
  demoHosts: ['arara.localhost'],
  settings: {
    ...houseSettings,
    siteName: 'Arara',
    legalName: 'Arara Jogos Ltda.',
    documents: {
      'pt-BR': {
        title: 'Arara: slots da casa, Pix e rodadas que você confere',
        description:
          'Slots da casa com resultado que qualquer pessoa confere, depósito e saque por Pix e limites que você define.',
      },
      en: {
        title: 'Arara: house slots, Pix and rounds that you can check',
        description:
          'House slots whose results anybody can check, deposits and withdrawals by Pix, and limits that you set.',
      },
    },
    look: null,
    firstTheme: 'light',
  },
  modulesOff: [],
  lobby,
  banners,
  announcements,
  serviceEntries: [
    { type: '1', position: 1, path: '/helpmc' },
    { type: '3', position: 2, path: '/helpmc?article=talk-to-us' },
  ],
  resources: [
    {
      resourceType: 'AFFILIATELINK',
      position: 1,
      url: '/afiliados',
      qrCodeUrl: null,
      labelNameEn: 'Affiliates',
    },
  ],
  help: {
    site: { 'pt-BR': 'a Arara', en: 'Arara' },
    contact: 'atendimento@arara.example',
  },
};
