import type { Newcomer } from '@arara/contract';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { ProviderRegister } from './provider-register.tsx';

/** The short registration on the page of a provider, and the welcome after it. */
export function NewcomerForm({ newcomer }: { readonly newcomer: Newcomer }) {
  const navigate = useNavigate();
  return (
    <ProviderRegister
      newcomer={newcomer}
      onDone={() => {
        void navigate(paths.home, { replace: true });
        openDialog('welcome');
      }}
    />
  );
}
