import { useT } from '../../lib/i18n.ts';

/** The name of a kind of game; a kind that an operator has made up is its own name. */
export function useKindName(): (kind: string) => string {
  const t = useT('lobby');
  return (kind) => {
    const key = `kind.${kind}`;
    const name = t(key);
    return name === key ? kind : name;
  };
}
