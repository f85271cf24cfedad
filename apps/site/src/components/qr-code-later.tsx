import { Bone } from '@arara/ui';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const QrCode = lazy(async () => ({
  default: (await import('@arara/ui/picture/qr-code.tsx')).QrCode,
}));

type QrCodeLaterProps = ComponentProps<typeof QrCode> & { readonly size: number };

/** A QR code of a page on which few ever see one: what draws it comes when it is first wanted. */
export const QrCodeLater = (props: QrCodeLaterProps) => (
  <Suspense fallback={<Bone w={props.size + 8} h={props.size + 8} />}>
    <QrCode {...props} />
  </Suspense>
);
