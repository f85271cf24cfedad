import { addresses, isOfGames, isOfLotteries, seeOpen, timeout } from './base/open-to-everybody.ts';
import { test } from './scene.ts';

const parts = {
  'of games': isOfGames,
  'of lotteries': isOfLotteries,
  'of the house': (path: string) => !isOfGames(path) && !isOfLotteries(path),
};
for (const [name, isPart] of Object.entries(parts)) {
  test(`a visitor’s pages ${name} are open to everybody`, { timeout }, async ({ page }) => {
    await seeOpen(page, addresses().filter(isPart));
  });
}
