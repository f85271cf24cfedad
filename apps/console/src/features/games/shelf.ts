import { railNames } from '@arara/contract/shelf-bounds.ts';
import type { RailName } from '@arara/contract/shelf-bounds.ts';
import type { Answer } from '../../lib/api.ts';
import { gameTypes } from './use-filters.ts';

export type Part = Answer<'shelfPart'>;
export type Value = Part['value'];
export type HomeValue = Extract<Value, { rails: unknown }>;
export type ListValue = Extract<Value, { pins: unknown }>;
export type GameValue = Extract<Value, { hot: unknown }>;
export type Rail = HomeValue['rails'][number];
export type Row = Answer<'previewShelf'>['rows'][number];

export const isHome = (value: Value): value is HomeValue => 'rails' in value;
export const isList = (value: Value): value is ListValue => 'pins' in value;
export const isGame = (value: Value): value is GameValue => 'hot' in value;

/** The parts that the page of shelves offers, in their order. */
export const parts: readonly string[] = [
  'home',
  ...['hot', 'new', ...gameTypes].map((list) => `list:${list}`),
];

/** The rails that stand nowhere on a page yet. */
export const railsLeft = (rails: readonly Rail[]): RailName[] =>
  railNames.filter((name) => !rails.some(({ rail }) => rail === name));

/** A list with one of its things moved a place up or down. */
export function moved<One>(list: readonly One[], from: number, by: -1 | 1): One[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(from + by, 0, one);
  return next;
}

export const without = <One>(list: readonly One[], at: number): One[] =>
  list.filter((_, index) => index !== at);

export const sameValue = (one: Value, other: Value): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
