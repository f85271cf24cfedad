import { reasonMax, reasonMin } from '@arara/contract/reason-bounds.ts';
import { Button, Notice, Sheet, TextArea, toasts } from '@arara/ui';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { faultText } from '../lib/fault.ts';
import { useT } from '../lib/i18n.ts';
import css from './components.module.css';

interface ReasonSheetProps {
  readonly title: string;
  /** The words on the button that does it. */
  readonly verb: string;
  readonly kind?: 'primary' | 'danger';
  /** The change itself, with the reason that was given. */
  readonly deed: (reason: string) => Promise<unknown>;
  /** `false`: the change is plain enough that nobody asks why. */
  readonly needsReason?: boolean;
  /** `false`: its consequence is still unknown, or it is not for this person: nobody can press. */
  readonly isOpen?: boolean;
  /** Looks at the fields of the sheet on each press; `false`: they say what they lack, and nothing is done. */
  readonly check?: () => boolean;
  /** Words for afterwards. */
  readonly said?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
  /** The consequence of the change, as it is known before it. */
  readonly children: ReactNode;
}

const subscribe = (changed: () => void): (() => void) => onlineManager.subscribe(changed);
const isOnline = (): boolean => onlineManager.isOnline();

/** Asks once more before a change: it says the consequence, asks why, does it and says how it went. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, verb, kind = 'primary', deed, needsReason = true, said, onClose, onDone } = props;
  const { isOpen = true, check } = props;
  const t = useT('console');
  const client = useQueryClient();
  const online = useSyncExternalStore(subscribe, isOnline);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const act = useMutation({
    mutationFn: () => deed(reason.trim()),
    // Also after a refusal: things are not as the page showed them. Other desks show them, too.
    onSettled: () => client.invalidateQueries(),
    onSuccess: () => {
      if (said !== undefined) toasts.show({ tone: 'good', title: said });
      onClose();
      onDone?.();
    },
  });
  const press = (): void => {
    const lacks = needsReason && reason.trim().length < reasonMin;
    const isWhole = check?.() ?? true;
    setShort(lacks);
    if (!lacks && isWhole) act.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button
          full
          kind={kind}
          loading={act.isPending && online}
          disabled={!online || !isOpen}
          onClick={press}
        >
          {verb}
        </Button>
      }
    >
      <div className={css.ask}>
        {props.children}
        {needsReason && (
          <TextArea
            label={t('reason')}
            maxLength={reasonMax}
            value={reason}
            error={isShort ? t('reason.short', { count: reasonMin }) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {!online && (
          <Notice tone="warn" announce>
            {t('offline.deed')}
          </Notice>
        )}
        {act.error !== null && (
          <Notice tone="bad" announce>
            {faultText(act.error)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
