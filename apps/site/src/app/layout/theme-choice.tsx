import { Segmented } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';

/** Light or dark with words, for the menu on a phone; the header's switch is in `theme-switch.tsx`. */
export function ThemeChoice() {
  const t = useT('ui');
  const theme = useTheme((state) => state.theme);
  return (
    <Segmented
      label={t('theme')}
      value={theme}
      onChange={chooseTheme}
      choices={[
        { value: 'light', label: t('theme.name.light') },
        { value: 'dark', label: t('theme.name.dark') },
      ]}
    />
  );
}
