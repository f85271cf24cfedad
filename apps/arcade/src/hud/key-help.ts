import type { GameKey, KeyHelp } from '@arara/game-kit/view';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';

const caps: Readonly<Record<GameKey['key'] | 'ArrowUp' | 'ArrowDown', string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Home: 'Home',
  End: 'End',
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
};

/** Every key that plays, with what it does. */
export function createKeyHelp(texts: Texts, playWord: string, own: readonly KeyHelp[]): Node {
  const t = texts.t;
  const rows: [string[], string][] = [
    [[t('keys.space')], playWord],
    [[caps.ArrowUp, caps.ArrowDown], t('keys.stake')],
    ...own.map(({ keys, does }): [string[], string] => [keys.map(({ key }) => caps[key]), does]),
  ];
  const part = document.createDocumentFragment();
  part.append(
    h('h3', {}, t('keys')),
    h(
      'dl',
      { class: 'facts keys' },
      ...rows.map(([names, does]) =>
        h('div', {}, h('dt', {}, ...names.map((name) => h('kbd', {}, name))), h('dd', {}, does)),
      ),
    ),
  );
  return part;
}
