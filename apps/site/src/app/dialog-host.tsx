import { lazy } from 'react';
import { LayerFrame } from '../components/layer-frame.tsx';
import { loadChunk } from '../lib/chunk.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { closeDialog, useDialogs } from '../lib/dialogs.ts';
import type { DialogName } from '../lib/dialogs.ts';
import { useAsksAge } from './asks-age.ts';
import { DialogAddress } from './dialog-address.ts';

const withTexts =
  <T,>(load: () => Promise<T>, ...namespaces: string[]) =>
  async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadNamespaces(...namespaces)]));
    return module;
  };

const SessionLayers = lazy(withTexts(() => import('./session-layers.tsx'), 'auth', 'rules'));
const DepositDialog = lazy(withTexts(() => import('./deposit-dialog.tsx'), 'cashier'));
const WithdrawDialog = lazy(
  withTexts(
    () => import('./withdraw-dialog.tsx'),
    'cashier',
    // Words of the payment password.
    'auth',
    'rules',
  ),
);

const SecondStepDialog = lazy(
  withTexts(() => import('../features/factors/components/second-step-dialog.tsx'), 'factors'),
);

const AnnouncementsModal = lazy(
  withTexts(
    () => import('../features/announcements/components/announcements-modal.tsx'),
    'announcements',
  ),
);

const VendorGames = lazy(
  withTexts(() => import('../features/catalogue/components/vendor-games.tsx'), 'lobby'),
);
const DownloadModal = lazy(
  withTexts(() => import('../features/download/components/download-modal.tsx'), 'download'),
);
const FeedbackModal = lazy(
  withTexts(() => import('../features/feedback/components/feedback-modal.tsx'), 'feedback'),
);
const InstallModal = lazy(
  withTexts(() => import('../features/install/components/install-modal.tsx'), 'install'),
);
const SpeedModal = lazy(
  withTexts(() => import('../features/service/components/speed-modal.tsx'), 'service'),
);

const ofSession: readonly DialogName[] = [
  'login',
  'register',
  'welcome',
  'forgot',
  'password',
  'terms',
];

/** Draws the layer that is open; its code comes when it is first opened. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  const asksAge = useAsksAge();
  // Whichever code comes last would lie on top: nothing may lie over the question for the age.
  if (open === null || asksAge) return null;
  return (
    <LayerFrame
      // Layers of one session follow each other in the same place.
      key={ofSession.includes(open) ? 'session' : open}
      onClose={closeDialog}
      beside={<DialogAddress key={open} name={open} />}
    >
      {ofSession.includes(open) && <SessionLayers />}
      {open === 'factor' && <SecondStepDialog />}
      {open === 'deposit' && <DepositDialog />}
      {open === 'withdraw' && <WithdrawDialog />}
      {open === 'announcements' && <AnnouncementsModal />}
      {open === 'vendor' && <VendorGames />}
      {open === 'download' && <DownloadModal />}
      {open === 'speed' && <SpeedModal />}
      {open === 'install' && <InstallModal />}
      {open === 'feedback' && <FeedbackModal />}
    </LayerFrame>
  );
}
