import { IconButton, MoonIcon, SunIcon } from '@arara/ui';
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
