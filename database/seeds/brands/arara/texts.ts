import { houseSettings } from '../../settings.ts';
import { readTexts } from '../texts.ts';

/** What Arara says of itself, in every language of the house. */
export const texts = readTexts(new URL('texts/', import.meta.url), houseSettings.languages);
