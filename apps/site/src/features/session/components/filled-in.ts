import type { Translate } from '../../../lib/i18n.ts';

/** The rule of a field that must not be empty. */
export const filledIn = (t: Translate, label: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || t('required', { label }),
});
