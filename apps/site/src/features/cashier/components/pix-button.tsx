import { Button, PixIcon } from '@arara/ui';
import type { ReactNode } from 'react';

interface PixButtonProps {
  readonly children: ReactNode;
  /** True while the answer is on its way. */
  readonly loading: boolean;
  /** The reason why the form cannot be sent yet. */
  readonly disabled: string | boolean;
}

/** Sends the form of a payment by Pix. */
export function PixButton({ children, loading, disabled }: PixButtonProps) {
  return (
    <Button
      type="submit"
      kind="primary"
      size="lg"
      full
      icon={<PixIcon />}
      loading={loading}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
