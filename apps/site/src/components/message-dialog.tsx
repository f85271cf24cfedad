import { Bone, Loading, Modal } from '@arara/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import css from './message-dialog.module.css';

interface MessageDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly icon?: ReactNode;
  /** Its text, or what else it shows. */
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
  /** The content is still on its way. */
  readonly loading?: boolean;
  /** Closed by its cross, its cover, Escape or Back. */
  readonly onClose: () => void;
  /** Without a cross: its buttons say how it closes. */
  readonly crossless?: boolean;
  /** It closes by itself after so long. */
  readonly timeoutMs?: number;
}

/** Something to be read or decided over the page: a title, a text, the answers below it. */
export function MessageDialog(props: MessageDialogProps) {
  const { open = true, title, icon, children, buttons, onClose, crossless, timeoutMs } = props;
  const t = useT('ui');
  useTimeOut(open ? timeoutMs : undefined, onClose);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      {...(crossless === true ? {} : { closeLabel: t('close') })}
      phone="card"
      size="sm"
      footer={buttons === undefined ? undefined : <div className={css.buttons}>{buttons}</div>}
    >
      {icon !== undefined && <div className={css.icon}>{icon}</div>}
      {props.loading === true && (
        <Loading label={t('loading')}>
          <Bone h={72} />
        </Loading>
      )}
      <div className={css.text} hidden={props.loading === true}>
        {children}
      </div>
    </Modal>
  );
}

function useTimeOut(timeoutMs: number | undefined, close: () => void): void {
  const end = useEffectEvent(close);
  useEffect(() => {
    if (timeoutMs === undefined) return undefined;
    const timer = setTimeout(() => end(), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);
}
