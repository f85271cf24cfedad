import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { useT } from '../../lib/i18n.ts';

interface ConfirmProps {
  readonly verb: 'clear' | 'drop' | 'retry';
  /** The values of its sentences. */
  readonly values: Readonly<Record<string, string>>;
  readonly needsReason?: boolean;
  readonly deed: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says once more what happens, and asks why where the audit must know it. */
export function Confirm({ verb, values, needsReason = false, deed, onClose }: ConfirmProps) {
  const t = useT('console-machine');
  return (
    <ReasonSheet
      title={t(`${verb}.title`)}
      verb={t(`${verb}.do`)}
      kind={verb === 'retry' ? 'primary' : 'danger'}
      {...{ deed, needsReason, onClose }}
    >
      <p>{t(`${verb}.text`, values)}</p>
    </ReasonSheet>
  );
}
