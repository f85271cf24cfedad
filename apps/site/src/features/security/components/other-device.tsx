import { Button, DevicesIcon } from '@arara/ui';
import { lazy, useState } from 'react';
import { LayerFrame } from '../../../components/layer-frame.tsx';
import { useT } from '../../../lib/i18n.ts';
import { loadChunk } from '../../../lib/chunk.ts';
import css from './security.module.css';

const DeviceSheet = lazy(() => loadChunk(() => import('./device-sheet.tsx')));

/** Taking the account along to another device: the way to the code that its camera reads. */
export function OtherDevice() {
  const t = useT('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={css.all} icon={<DevicesIcon />} onClick={() => setOpen(true)}>
        {t('device.open')}
      </Button>
      {open && (
        <LayerFrame onClose={() => setOpen(false)}>
          <DeviceSheet onClose={() => setOpen(false)} />
        </LayerFrame>
      )}
    </>
  );
}
