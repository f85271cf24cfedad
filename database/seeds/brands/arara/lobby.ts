import type { BrandLobby } from '../brand.ts';

/** Every title of the studio, at the studio's own brands, and the game of the sandbox's vendor. */
export const lobby: BrandLobby = {
  titles: [
    { nodeId: 1002, code: 'fortuna-da-arara', addedAt: '2026-09-01' },
    { nodeId: 1001, code: 'ouro-da-mata', addedAt: '2026-09-01' },
    { nodeId: 1003, code: 'carnaval-turbo', addedAt: '2026-09-08' },
    { nodeId: 1004, code: 'boto-encantado', addedAt: '2026-09-15' },
    { nodeId: 1005, code: 'forro-milionario', addedAt: '2026-11-16' },
    { nodeId: 1006, code: 'capivara-zen', addedAt: '2026-11-02' },
    { nodeId: 1007, code: 'cobra-coral', addedAt: '2026-10-19' },
    { nodeId: 1008, code: 'salada-tropical', addedAt: '2026-11-09' },
    { nodeId: 1031, code: 'boi-estrelado', addedAt: '2026-11-25' },
    { nodeId: 1032, code: 'lua-do-pantanal', addedAt: '2026-11-25' },
    { nodeId: 1033, code: 'jegue-da-sorte', addedAt: '2026-11-25' },
    { nodeId: 1011, code: 'dice', addedAt: '2026-11-24' },
    { nodeId: 1012, code: 'limbo', addedAt: '2026-11-24' },
    { nodeId: 1013, code: 'plinko', addedAt: '2026-11-24' },
    { nodeId: 1014, code: 'wheel', addedAt: '2026-11-24' },
    { nodeId: 1015, code: 'keno', addedAt: '2026-11-24' },
    { nodeId: 1025, code: 'crash', addedAt: '2026-11-24' },
    { nodeId: 1016, code: 'mines', addedAt: '2026-11-24' },
    { nodeId: 1017, code: 'coin-flip', addedAt: '2026-11-24' },
    { nodeId: 1018, code: 'hilo', addedAt: '2026-11-24' },
    { nodeId: 1041, code: 'video-poker', addedAt: '2026-11-27' },
    { nodeId: 1061, code: 'raspa-junina', addedAt: '2026-11-26' },
    { nodeId: 1062, code: 'raspa-da-mata', addedAt: '2026-11-26' },
    { nodeId: 1063, code: 'raspa-carnaval', addedAt: '2026-11-26' },
    { nodeId: 1030, code: 'roulette', addedAt: '2026-11-27' },
  ],
  sandbox: { nodeId: 1009, vendorName: 'Dados (demonstração)', addedAt: '2026-10-05' },
  purse: { nodeId: 1010, vendorName: 'Porto (demonstração)', addedAt: '2026-11-12' },
};
