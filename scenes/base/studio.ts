import type { Frame, FrameLocator, Page } from '@playwright/test';
import {
  certificatesCall,
  launchTrialCall,
  markRoundSeenCall,
  roundProofCall,
  studioJackpotsCall,
  studioPreferencesCall,
  studioResultsCall,
  studioRoundsCall,
  studioSessionCall,
} from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import type { GameDefinition } from '@arara/game-kit';
import { formatDecimal, money, parseMoney } from '@arara/money';
import type { Money } from '@arara/money';
import type { Scene } from './play.ts';

const hash = 'a'.repeat(64);

/** The play money with which the player of a scene begins, in minor units. */
export const purseAtFirst = 100_000n;

/** An amount of play money that a page sent; throws where it is none. */
export function playMoney(amount: string): Money {
  const read = parseMoney(amount, 'FUN');
  if (!read.ok) throw new Error(`${amount} is no amount`);
  return read.value;
}

/** The balance of a player with so many minor units, and what the day has brought since the scene began. */
export const purseOf = (minor: bigint) => ({
  balance: formatDecimal(money(minor, 'FUN')),
  today: { net: formatDecimal(money(minor - purseAtFirst, 'FUN')) },
});

const sessionOf = (game: GameDefinition): ValueOf<typeof studioSessionCall> => ({
  sessionToken: 'a-session-of-the-studio',
  game: {
    code: game.code,
    version: game.version,
    rtpHundredths: 9_900,
    rtpMostHundredths: 9_900,
    mostHundredths: null,
    certificateUrl: '/api/fairness/certificates',
  },
  mode: 'play',
  language: 'pt-BR',
  currency: 'FUN',
  stakes: [...game.bets.stakes],
  defaultStake: game.bets.stakes[0] ?? '1.00',
  rules: { autoPlay: true, turbo: true, roundMinMs: 0 },
  ...purseOf(purseAtFirst),
  timeZone: 'America/Sao_Paulo',
  seeds: { serverSeedHash: hash, promise: hash, clientSeed: 'semente', nonce: 1, asks: null },
  lastRound: null,
  preferences: { muted: true, turbo: true },
});

/** A game of the studio on the page of a scene. */
export interface GameOnPage {
  readonly frame: FrameLocator;
  /** The frame, for questions that only its page can answer. */
  inside(): Frame;
  open(): Promise<void>;
}

/** Answers what every game of the studio asks, and shows it in its frame on the site once it is opened. */
export function placeGame(page: Page, scene: Scene, game: GameDefinition): GameOnPage {
  const found = scene.site.games().find(({ gameCode }) => gameCode === game.code);
  if (found === undefined) throw new Error(`The demo has no ${game.code}.`);
  scene.answer(launchTrialCall, {
    game_url: `/arcade/?game=${game.code}&language=pt-BR&token=a-token-good-for-once`,
    mode: 'play',
    purse: null,
    game: found,
  });
  scene.answer(studioSessionCall, sessionOf(game));
  scene.answer(studioPreferencesCall, null);
  scene.answer(markRoundSeenCall, null);
  scene.answer(studioRoundsCall, []);
  scene.answer(studioResultsCall, []);
  scene.answer(studioJackpotsCall, []);
  scene.answer(certificatesCall, []);
  scene.refuse(roundProofCall, 'round.not.found');
  return {
    frame: page.frameLocator('iframe').first(),
    inside() {
      const frame = page.frames().find((one) => one.url().includes('/arcade/'));
      if (frame === undefined) throw new Error('the game is not there');
      return frame;
    },
    open: async () => void (await page.goto(`/game?id=${found.nodeId}&trial=1`)),
  };
}
