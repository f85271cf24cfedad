import { languageOf } from '@arara/i18n';
import { currentLanguage, saidOr, useFormat, useT } from '../../lib/i18n.ts';
import { groupWord } from './thing.ts';
import type { Difference, Item, Kind } from './thing.ts';
import { useLookWords } from './use-look-words.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The language in its own name. */
export const languageName = (tag: string): string => languageOf(tag)?.name ?? tag;

/** The words of the desk for things, fields and values. */
export function useWords() {
  const t = useT('console-content');
  const look = useLookWords();
  const format = useFormat();
  const known = (key: string, otherwise: string): string => saidOr(t, key, otherwise);
  return {
    /** The name of a thing: its title where it has one, else its kind and its key. */
    thing(kind: Kind, key: string, item: Item | null): string {
      const title = item === null ? null : titleOf(item);
      const name = title ?? known(`name.${kind}.${key}`, key);
      return name === '' ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} · ${name}`;
    },
    /** The name of a field, with the language of its words. */
    field({ path }: Pick<Difference, 'path'>, kind: Kind): string {
      const [first = '', language, last] = path.split('.');
      if (kind === 'look') return look.field(first, language, last);
      if (first === '') return t(kind === 'module' ? 'field.on' : 'field.value');
      if (first !== 'texts' && first !== 'message') return known(`field.${first}`, first);
      const name = known(`field.${last ?? first}`, last ?? first);
      return language === undefined ? name : `${name} (${languageName(language)})`;
    },
    value(path: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return '—';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(' ');
      if (typeof value === 'string' && value.startsWith('own/')) {
        return t('picture.own', { name: value.slice(4, 10) });
      }
      if (typeof value === 'string' && value.startsWith('<svg')) return look.drawing;
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (instant.test(text)) return format.moment(text);
      return known(`word.${path}.${path === 'groupName' ? groupWord(text) : text}`, text);
    },
  };
}

/** The title that a thing shows to people: in the reader's language, or in whichever there is. */
export function titleOf(item: Item): string | null {
  if (item.kind !== 'announcement' && item.kind !== 'banner' && item.kind !== 'help') return null;
  const texts: Readonly<Record<string, { readonly title: string }>> = item.content.texts;
  return (texts[currentLanguage()] ?? Object.values(texts)[0])?.title || null;
}
