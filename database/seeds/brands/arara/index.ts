import { houseSettings } from '../../settings.ts';
import type { Brand } from '../brand.ts';
import { lobby } from './lobby.ts';
import { announcements, banners } from './notices.ts';
import { texts } from './texts.ts';

/** Arara in Cordel Moderno: the first brand, whose look is the one the components are drawn with. */
export const arara: Brand = {
  id: 'arara',
  demoHosts: ['arara.localhost'],
  timeZone: 'America/Sao_Paulo',
  settings: {
    ...houseSettings,
    siteName: 'Arara',
    legalName: 'Arara Jogos Ltda.',
    documents: texts.documents(),
    look: null,
    firstTheme: 'light',
  },
  // Its codes are messages of its own.
  modulesOff: ['FIREBASESMS3'],
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
  // Its speed test is the house's own.
  outside: ['Android', 'MOBILECONFIG', 'FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'CHATROOM'],
  help: {
    site: { 'pt-BR': 'a Arara', en: 'Arara' },
    contact: 'atendimento@arara.example',
  },
};
