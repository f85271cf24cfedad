import { bundled } from '@arara/i18n';
import { readTexts } from '../texts.ts';

/** What Arara says of itself, in every language that has sentences. */
export const texts = readTexts(new URL('texts/', import.meta.url), bundled);
