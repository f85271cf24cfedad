import { languageCode } from './language.ts';
import { start } from './start.ts';
import { channel, clientType, gamePlatform } from '../config/client.ts';

/** What a list of games is asked with, beside its filter. */
export const listedGames = () => ({
  clientType,
  platform: gamePlatform,
  channel,
  merchant: start.merchant,
  language: languageCode(),
});

/** What the most played games are asked with. */
export const hotOnes = () => ({
  merchantCode: start.merchant,
  isPlatform: 2,
  platform: `flash,${gamePlatform}`,
  language: languageCode(),
});

/** What the member's own games are asked with. */
export const ownGames = () => ({ clientType, language: languageCode() });
