import { IconButton, MoonIcon, Segmented, SunIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';

/** Light or dark, in one press. */
export function ThemeSwitch() {
  const t = useT('ui');
  const theme = useTheme((state) => state.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(`theme.${other}`)}
      icon={theme === 'dark' ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => chooseTheme(other)}
    />
  );
}

/** The same with words, for the menu on a phone. */
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
