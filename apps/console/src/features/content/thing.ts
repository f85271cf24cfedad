import type { Answer } from '../../lib/api.ts';
import { houseLook } from './look.ts';

export type One = Answer<'contentOne'>;
export type Listed = Answer<'contentList'>['items'][number];
export type Item = NonNullable<One['item']>;
export type Kind = Item['kind'];
export type Draft = NonNullable<One['draft']>;
export type Version = One['versions'][number];
export type Effect = Answer<'contentEffect'>;
export type Site = Answer<'contentSite'>;
export type Module = Site['modules'][number];
export type Of<K extends Kind> = Extract<Item, { kind: K }>['content'];

/** The state that a person saw before they wrote: the version in force, and the draft. */
export interface Seen {
  readonly base: string;
  readonly revision: number | null;
}

export const seenOf = ({ base, draft }: Pick<One, 'base' | 'draft'>): Seen => ({
  base,
  revision: draft?.revision ?? null,
});

/** The permission that a kind needs beside that of publishing. */
export const permissionOf = (kind: Kind): string =>
  ['module', 'maintenance', 'regions', 'settings'].includes(kind)
    ? 'content:site:switch'
    : 'content:item:publish';

/** The content of a thing as it can be compared: no look of one's own is that of the house. */
export const comparable = (item: Item | null | undefined): unknown =>
  item?.kind === 'look' ? (item.content ?? houseLook) : item?.content;

/** The item that a row is about: what is in force, else what is being written. */
const shownItem = ({ item, draft }: Pick<Listed, 'item' | 'draft'>): Item | null =>
  item ?? draft?.item ?? null;

export function announcementOf(row: Listed): Of<'announcement'> | null {
  const item = shownItem(row);
  return item?.kind === 'announcement' ? item.content : null;
}

export function bannerOf(row: Listed): Of<'banner'> | null {
  const item = shownItem(row);
  return item?.kind === 'banner' ? item.content : null;
}

export function helpOf(row: Listed): Of<'help'> | null {
  const item = shownItem(row);
  return item?.kind === 'help' ? item.content : null;
}

/** A value that two versions have differently, by its path: `texts.pt-BR.title`. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The changes of a version, value by value, in the order of its fields. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [left, right] = [fieldsOf(before), fieldsOf(after)];
  if (left === null && right === null) return [{ path, before, after }];
  const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...names].flatMap((name) =>
    differences(left?.[name], right?.[name], path === '' ? name : `${path}.${name}`),
  );
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** The word by which a group of banners is named in the sentences: `home`, `hot` … */
export const groupWord = (group: string): string =>
  group === '/' ? 'home' : group.replace('/', '');
