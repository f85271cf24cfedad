import { Button, Notice, Sheet, TextArea } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';

const reasonMin = 3;
const reasonMax = 500;

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
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const act = useMutation({
    mutationFn: () => deed(reason.trim()),
    // Also after a refusal: the house is not what this page showed.
    onSettled: () => client.invalidateQueries({ queryKey: ['machine'] }),
    onSuccess: onClose,
  });
  const press = (): void => {
    const short = needsReason && reason.trim().length < reasonMin;
    setShort(short);
    if (!short) act.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`${verb}.title`)}
      closeLabel={t('close')}
      footer={
        <Button
          kind={verb === 'retry' ? 'primary' : 'danger'}
          full
          loading={act.isPending}
          onClick={press}
        >
          {t(`${verb}.do`)}
        </Button>
      }
    >
      <p>{t(`${verb}.text`, values)}</p>
      {needsReason && (
        <TextArea
          label={t('reason')}
          maxLength={reasonMax}
          value={reason}
          error={isShort ? t('reason.short') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {act.error !== null && (
        <Notice tone="bad" announce>
          {faultText(act.error)}
        </Notice>
      )}
    </Sheet>
  );
}
