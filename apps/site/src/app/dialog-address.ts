import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openDialog } from '../lib/dialogs.ts';
import type { DialogName } from '../lib/dialogs.ts';
import { trialKind, useSession } from '../lib/session.ts';
import { registrationOpen } from '../features/session/registration-open.ts';
import { appResources, moduleOn } from '../lib/start.ts';
import { useAsksAge } from './asks-age.ts';
import { hasCashier, openCashier } from './layout/cashier-door.ts';

const parameter = 'dialog';

/** Nobody the site knows, or somebody on a trial account, who may still come in. */
function isVisitor(): boolean {
  const { token, member } = useSession.getState();
  return token === null || member?.isAgent === trialKind;
}

interface Opener {
  /** True if this site has the layer at all: nothing of it leads to one that it has not. */
  readonly exists: () => boolean;
  /** True if an address opens it all the same, to say why it is not there. */
  readonly explains?: () => boolean;
  readonly open: () => void;
}

const always = (): boolean => true;
const opener = (name: DialogName, exists = always): Opener => ({
  exists,
  open: () => openDialog(name),
});
const door = (name: DialogName, exists = always): Opener => ({
  exists,
  open: () => isVisitor() && openDialog(name),
});

/**
 * Layers that an address may open (`/rng?dialog=register`), each as the button for it would: under the
 * same switches, and behind the same door. A layer that only follows from an act is not in here.
 */
const openers: Readonly<Partial<Record<DialogName, Opener>>> = {
  login: door('login'),
  register: {
    ...door('register', () => moduleOn('DIRECTREG3')),
    explains: () => !registrationOpen(),
  },
  forgot: door('forgot'),
  announcements: opener('announcements'),
  download: opener('download', () => appResources.length > 0),
  speed: opener('speed'),
  install: opener('install', () => appResources.length === 0),
  feedback: opener('feedback', () => moduleOn('FEEDBACK3')),
  deposit: { exists: () => hasCashier('deposit'), open: () => openCashier('deposit') },
  withdraw: { exists: () => hasCashier('withdraw'), open: () => openCashier('withdraw') },
};

/** The layer that an address of this site names, or null. */
export function dialogOf(search: string): DialogName | null {
  const name = new URLSearchParams(search).get(parameter);
  return name !== null && Object.hasOwn(openers, name) ? (name as DialogName) : null;
}

/** True if an address names a layer that this site has. */
export function namesLayer(search: string): boolean {
  const name = dialogOf(search);
  return name !== null && openers[name]?.exists() === true;
}

/** True if an address opens a layer, be it to say that what it was for is switched off. */
export function opensLayer(search: string): boolean {
  const name = dialogOf(search);
  return namesLayer(search) || (name !== null && openers[name]?.explains?.() === true);
}

/** Opens a layer as the button for it would; one that is switched off stays closed, or says so. */
export function openByAddress(name: DialogName): void {
  if (opensLayer(withDialog('', name))) openers[name]?.open();
}

/** An address with or without the name of a layer in it; everything else of it stays. */
export function withDialog(search: string, name: DialogName | null): string {
  const query = new URLSearchParams(search);
  if (name === null) query.delete(parameter);
  else query.set(parameter, name);
  return query.size === 0 ? '' : `?${query}`;
}

/** A layer has marked its own entry of the history; the page below is not asked for it again. */
const isLayer = (): boolean =>
  ((history.state as { modalDepth?: number } | null)?.modalDepth ?? 0) > 0;

/**
 * Opens the layer that the address names, and takes its name out of the page's own entry: Back from
 * the layer leads to the page, and once more to where one came from.
 */
export function useDialogAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const settled = useSession((state) => state.settled);
  const isFirst = useRef(true);
  const asksAge = useAsksAge();
  const wanted = dialogOf(search);
  useEffect(() => {
    if (wanted === null || !settled || asksAge) return;
    const isReloaded = isFirst.current;
    isFirst.current = false;
    if (isLayer() && !isReloaded) return;
    void navigate({ pathname, search: withDialog(search, null), hash }, { replace: true });
    openByAddress(wanted);
  }, [wanted, settled, asksAge, navigate, pathname, search, hash]);
}

/** While a layer is open the address names it: it can be copied, kept and opened again. */
export function DialogAddress({ name }: { readonly name: DialogName }) {
  // After the layer's own effect, which has just made the entry.
  useLayoutEffect(() => {
    if (!Object.hasOwn(openers, name) || !isLayer()) return;
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + withDialog(search, name) + hash);
  }, [name]);
  return null;
}
