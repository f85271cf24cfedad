import type { BrandLobby } from '../brand.ts';

/** Seven titles under the vendors that this brand names; it has no contract with the sandbox's. */
export const lobby: BrandLobby = {
  titles: [
    {
      nodeId: 2001,
      code: 'fortuna-da-arara',
      cover: 'noite-tropical/fortuna-da-arara',
      addedAt: '2026-10-02',
      vendor: 'Noturna',
    },
    {
      nodeId: 2002,
      code: 'carnaval-turbo',
      cover: 'noite-tropical/carnaval-turbo',
      addedAt: '2026-10-02',
      vendor: 'Lapa Games',
    },
    {
      nodeId: 2003,
      code: 'ouro-da-mata',
      cover: 'noite-tropical/ouro-da-mata',
      addedAt: '2026-10-02',
      vendor: 'Noturna',
    },
    {
      nodeId: 2004,
      code: 'boto-encantado',
      cover: 'noite-tropical/boto-encantado',
      addedAt: '2026-10-09',
      vendor: 'Igarapé',
    },
    {
      nodeId: 2005,
      code: 'salada-tropical',
      cover: 'noite-tropical/salada-tropical',
      addedAt: '2026-11-13',
      vendor: 'Igarapé',
    },
    {
      nodeId: 2006,
      code: 'forro-milionario',
      cover: 'noite-tropical/forro-milionario',
      addedAt: '2026-11-06',
      vendor: 'Lapa Games',
    },
    {
      nodeId: 2007,
      code: 'capivara-zen',
      cover: 'noite-tropical/capivara-zen',
      addedAt: '2026-10-23',
      vendor: 'Maré Alta',
    },
  ],
  sandbox: null,
  purse: null,
};
