import type { SlotMaths } from '@arara/slots';
import { lobby } from '../../../../../../database/seeds/brands/arara/lobby.ts';
import type { BrandLobby } from '../../../../../../database/seeds/brands/brand.ts';
import type { LotteryHouse } from '../../../../../../database/seeds/lottery-games.ts';
import { slotFacts } from '../../../../../../database/seeds/games.ts';
import type { HouseTitle } from '../../../../../../database/seeds/games.ts';

const base = { code: 'base', cost: 100 };
const buy = { code: 'buy', cost: 8_000 };
const lines = (count: number) =>
  ({
    model: 'lines',
    lines: Array.from({ length: count }, () => [1, 1, 1]),
    modes: [base],
  }) as unknown as SlotMaths;
const ways = { model: 'ways', modes: [base, buy] } as unknown as SlotMaths;
const cluster = { model: 'cluster', modes: [base] } as unknown as SlotMaths;

const title = (code: string, name: string, brand: string, maths: SlotMaths): HouseTitle => ({
  code,
  brand,
  gameType: 'RNG',
  ...slotFacts(maths),
  stakes: ['0.20', '1.00', '100.00'],
  rtpHundredths: 9_612,
  names: { 'pt-BR': name, en: name },
  words: [],
});

/** The lobby of the first brand as far as these titles go. */
export const lobbyOf = (titles: readonly HouseTitle[]): BrandLobby => {
  const known = new Set(titles.map(({ code }) => code));
  return { ...lobby, purse: null, titles: lobby.titles.filter(({ code }) => known.has(code)) };
};

/** The house's titles as far as the catalogue looks at them. */
export const testTitles: readonly HouseTitle[] = [
  title('ouro-da-mata', 'Ouro da Mata', 'Mata Studio', lines(20)),
  title('fortuna-da-arara', 'Fortuna da Arara', 'Arara Original', lines(10)),
  title('carnaval-turbo', 'Carnaval Turbo', 'Folia Games', ways),
  title('boto-encantado', 'Boto Encantado', 'Rio Negro', ways),
  title('forro-milionario', 'Forró Milionário', 'Cordel Lab', lines(20)),
  title('capivara-zen', 'Capivara Zen', 'Pantanal Play', cluster),
  title('cobra-coral', 'Cobra Coral', 'Rio Negro', cluster),
  title('salada-tropical', 'Salada Tropical', 'Feira Slots', cluster),
];

const named = (name: string) => ({ 'pt-BR': name, en: `${name} (en)` });

/** A house without lotteries, and one with a lottery of each kind of prizes. */
export const noLotteries: LotteryHouse = {
  walletVendor: 'lottery',
  lotteries: [],
  entryNames: {
    lotteries: named('Loterias'),
    eLotteries: named('E-loterias'),
    vietnam: named('Loterias do Vietnã'),
  },
};
const lottery = (
  code: string,
  prizeMode: LotteryHouse['lotteries'][number]['prizeMode'],
  family: string,
  name: string,
) => ({ code, prizeMode, family, names: named(name), words: [] });

export const testLotteries: LotteryHouse = {
  ...noLotteries,
  lotteries: [
    lottery('ssc-1m', 'Lott', 'ssc', 'Cinco da Sorte 1 min'),
    { ...lottery('uirapuru', 'ZY', 'balls', 'Uirapuru 6/60'), words: ['pássaro pássaros birds'] },
    lottery('e-k3-2m', 'Elott', 'k3', 'Dados Par ou Ímpar 2 min'),
    lottery('vn-north', 'SEA', 'vietnam', 'Vietnã Norte'),
  ],
};
