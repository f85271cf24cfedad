import { lazy } from 'react';
import { SessionDialogs } from '../features/session/components/session-dialogs.tsx';
import { loadChunk } from '../lib/chunk.ts';
import { useDialogs } from '../lib/dialogs.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { OtherWays } from './other-ways.tsx';

const TermsLayer = lazy(async () => {
  const load = () => import('../features/help/components/terms-layer.tsx');
  const [module] = await loadChunk(() => Promise.all([load(), loadNamespaces('legal')]));
  return module;
});

/** Every layer of signing in and up, with the ways in that other features bring; and terms that come behind it. */
export default function SessionLayers() {
  if (useDialogs((state) => state.open) === 'terms') return <TermsLayer />;
  return <SessionDialogs otherWays={(onDone) => <OtherWays onDone={onDone} />} />;
}
