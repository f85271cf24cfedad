import { languageCode } from './language.ts';
import { start } from './start.ts';
import { channel, clientType, gamePlatform } from '../config/client.ts';

/** The parameters of a list of games, beside its filter. */
export const listedGames = () => ({
  clientType,
  platform: gamePlatform,
  channel,
  merchant: start.merchant,
  language: languageCode(),
});

/** The parameters of the most played games. */
export const hotOnes = () => ({
  merchantCode: start.merchant,
  isPlatform: 2,
  platform: `flash,${gamePlatform}`,
  language: languageCode(),
});

/** The parameters of the member's own games. */
export const ownGames = () => ({ clientType, language: languageCode() });
