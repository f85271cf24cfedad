import { bundled } from '@arara/i18n';
import { readTexts } from '../texts.ts';

/** The texts of Arara about itself, in every language that has sentences. */
export const texts = readTexts(new URL('texts/', import.meta.url), bundled);
