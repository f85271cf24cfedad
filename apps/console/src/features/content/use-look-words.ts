import { useT } from '../../lib/i18n.ts';
import { isCorner } from './look.ts';

/** The words of the desk for the parts of a look. */
export function useLookWords() {
  const t = useT('console-look');
  const partOfTheme = (part: string, name: string): string => {
    if (part === 'palette') return t(`colour.${name}`);
    return part === 'mark' ? t('mark') : t('drawn.of', { name });
  };
  return {
    drawing: t('mark.own'),
    /** The name of `dark.palette.bg`, `pigments.sol`, `tokens.leaf`, `light.mark` … by its steps. */
    field(first: string, part = '', name = ''): string {
      if (first === 'pigments') return t(`colour.${part}`);
      if (first === 'tokens') return t(isCorner(part) ? 'corners.of' : 'drawn.of', { name: part });
      if (first !== 'dark' && first !== 'light') return t(`part.${first}`);
      return `${partOfTheme(part, name)} (${t(`theme.${first}`)})`;
    },
  };
}
