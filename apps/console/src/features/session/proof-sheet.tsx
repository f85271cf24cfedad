import { Sheet } from '@arara/ui';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { useProof } from '../../lib/proof.ts';
import { setSelf } from '../../lib/session.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyChoice } from './passkey-choice.tsx';
import type { Signed } from './passkey-choice.tsx';
import css from './session.module.css';

/** Asks for a code where a deed needs a fresh proof; the deed goes on by itself. Closing it leaves the deed undone. */
export function ProofSheet() {
  const t = useT('console');
  const answer = useProof((asked) => asked.answer);
  if (answer === null) return null;
  const prove = async (code: string): Promise<void> => {
    setSelf(await api('proveStaff', { body: { code } }));
    answer(true);
  };
  const sign = async (passkey: Signed): Promise<void> => {
    setSelf(await api('proveStaff', { body: { passkey } }));
    answer(true);
  };
  return (
    <Sheet
      open
      size="sm"
      onClose={() => answer(false)}
      title={t('proof.title')}
      closeLabel={t('close')}
    >
      <div className={css.proof}>
        <p>{t('proof.text')}</p>
        <CodeForm deed={prove} />
        <PasskeyChoice deed={sign} />
      </div>
    </Sheet>
  );
}
