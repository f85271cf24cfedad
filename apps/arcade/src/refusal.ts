import { supportCode } from '@arara/contract/support-code.ts';
import type { Fault } from '@arara/contract/support-code.ts';
import type { Bridge, ToSite } from './bridge.ts';
import { h } from './hud/dom.ts';
import { openSheet } from './hud/sheet.ts';
import { atTheDoor, StudioError } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** The way on that a refusal leaves: a word on the button, and what the site is told. */
export interface Way {
  readonly key:
    | 'close'
    | 'error.deposit'
    | 'error.limits'
    | 'error.terms'
    | 'error.back'
    | 'error.retry';
  readonly tells: ToSite['type'] | null;
}

const close: Way = { key: 'close', tells: null };
const retryWay: Way = { key: 'error.retry', tells: null };
const leave: Way = { key: 'error.back', tells: 'arara:session-ended' };

const ways: Readonly<Record<string, Way>> = {
  'stake.insufficient': { key: 'error.deposit', tells: 'arara:deposit' },
  'limit.reached': { key: 'error.limits', tells: 'arara:limits' },
  'terms.required': { key: 'error.terms', tells: 'arara:terms' },
  'account.excluded': leave,
  'account.blocked': leave,
  'region.restricted': leave,
  'system.maintenance': leave,
  'game.unavailable': leave,
  'session.expired': leave,
  'session.missing': leave,
  'launch.token.invalid': leave,
};

/** Refusals that the server words best: it knows which limit it was and when it ends. */
const reasons = new Set(['limit.reached', 'stake.bonus', 'account.excluded']);

/** Codes for which the frame has better words than the server, which does not know where it speaks. */
const ownWords = {
  'session.expired': 'refusal.session',
  'game.unavailable': 'refusal.game',
} as const;

/** The way on after a refusal; play money cannot be deposited. */
export function wayOf({ code, isOpen }: StudioError, mode: 'real' | 'play'): Way {
  if (mode === 'play' && code === 'stake.insufficient') return close;
  return ways[code] ?? (isOpen ? retryWay : close);
}

const titles = { round: 'refusal.title', move: 'refusal.move' } as const;

/** Says what the server refused, what was not lost, and the way on. */
export function openRefusal(
  error: unknown,
  options: {
    texts: Texts;
    bridge: Bridge;
    mode: 'real' | 'play';
    /** A move leaves its round as it was. */
    of: 'round' | 'move';
    retry: () => void;
  },
): void {
  const { texts, bridge, mode, of, retry } = options;
  const known = error instanceof StudioError ? error : new StudioError('view.failed', 0, '');
  const way = wayOf(known, mode);
  const button = h('button', { type: 'button', class: 'primary' }, texts.t(way.key));
  const dialog = openSheet({
    texts,
    title: texts.t(known.isOpen ? 'refusal.unknown' : titles[of]),
    body: [
      h('p', {}, wordsOf(known, texts, mode)),
      ...(of === 'move' ? [h('p', {}, texts.t('refusal.move.kept'))] : []),
      ...smallPrint(known, texts),
    ],
    foot: button,
    alert: true,
  });
  button.addEventListener('click', () => {
    dialog.close();
    if (way.tells !== null) bridge.tell({ type: way.tells } as ToSite);
    if (way.key === 'error.retry') retry();
  });
  button.focus();
}

/** The code for support, of a failure that its reader can do nothing about. */
export function smallPrint(fault: Fault, texts: Texts): HTMLElement[] {
  const code = supportCode(fault);
  return code === null ? [] : [h('p', { class: 'small' }, texts.t('error.code', { code }))];
}

/** The words of the sheet; of a round that may have been paid, that it is not lost. */
export function wordsOf(
  { code, message, isOpen }: StudioError,
  texts: Texts,
  mode: 'real' | 'play',
): string {
  if (isOpen && atTheDoor.has(code)) return texts.t('refusal.open', { reason: message });
  if (mode === 'play' && code === 'stake.insufficient') return texts.t('refusal.play');
  if (code in ownWords) return texts.t(ownWords[code as keyof typeof ownWords]);
  if (reasons.has(code)) return texts.t('refusal.nothing', { reason: message });
  return message === '' ? texts.t('error.lost') : message;
}
