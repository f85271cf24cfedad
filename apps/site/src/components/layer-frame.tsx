import { Button, CloseIcon, IconButton } from '@arara/ui';
import { useDialog } from '@arara/ui/overlay/use-dialog.ts';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '../lib/i18n.ts';
import { reloadIfOnline, useOnline } from '../lib/online.ts';
import css from './layer-frame.module.css';

/** A layer that comes sooner is not announced: a flash would only disturb. */
const quickMs = 150;

interface LayerFrameProps {
  /** The part that opened the layer takes it back. */
  readonly onClose: () => void;
  /** The router made its entry: `useDialog` makes none of its own. */
  readonly routed?: boolean;
  /** Stands after whichever layer is there, which has made its entry by then: it keeps the address. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The place of a layer whose code comes with its first use. While it is on its way a small layer says
 * so, and one that does not come says that: Back, Escape and its button close it like any other.
 */
export const LayerFrame = ({ onClose, routed, beside, children }: LayerFrameProps) => (
  <ErrorBoundary
    fallbackRender={() => (
      <>
        <LostLayer onClose={onClose} routed={routed} />
        {beside}
      </>
    )}
  >
    <Suspense fallback={<LateLayer {...{ onClose, routed, beside }} />}>
      {children}
      {beside}
    </Suspense>
  </ErrorBoundary>
);

function LateLayer({ onClose, routed, beside }: Omit<LayerFrameProps, 'children'>) {
  const t = useT('ui');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quickMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <>
      <SmallLayer label={t('loading')} onClose={onClose} routed={routed}>
        <b className={css.busy}>{t('loading')}</b>
      </SmallLayer>
      {beside}
    </>
  );
}

/**
 * A script that could not be fetched is not asked for a second time by this document: it is fetched anew, and a
 * layer that has an address is open there again.
 */
function LostLayer({ onClose, routed }: Pick<LayerFrameProps, 'onClose' | 'routed'>) {
  const t = useT('ui');
  const online = useOnline();
  const said = t(online ? 'fault.title' : 'fault.network.lost');
  return (
    <SmallLayer label={said} onClose={onClose} routed={routed}>
      <b role="alert">{said}</b>
      <Button kind="primary" className={css.again} disabled={!online} onClick={reloadIfOnline}>
        {t('retry')}
      </Button>
    </SmallLayer>
  );
}

interface SmallLayerProps extends Omit<LayerFrameProps, 'beside'> {
  readonly label: string;
}

/** The parts of a page's own layers may not be there yet: this one is made of the first page's. */
function SmallLayer({ label, onClose, routed, children }: SmallLayerProps) {
  const t = useT('ui');
  const dialog = useDialog({ open: true, onClose, routed });
  return (
    <dialog {...dialog} aria-label={label} className={css.layer}>
      <div className={css.card}>
        {children}
        <IconButton label={t('close')} icon={<CloseIcon size={20} />} onClick={onClose} />
      </div>
    </dialog>
  );
}
