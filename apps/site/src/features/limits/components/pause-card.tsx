import { Button, Card, Modal, PauseIcon, Segmented, toasts } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { usePauseAccount } from '../api/limits.ts';
import { hourMs, lengthsAfter } from '../pause-lengths.ts';
import type { PauseLength } from '../pause-lengths.ts';
import { consequences } from './consequences.ts';
import css from './limits.module.css';

interface PauseCardProps {
  /** When the present pause ends; null where there is none. */
  readonly pausedUntil: string | null;
}

/**
 * A pause from playing and depositing; withdrawals stay open. During one it can only become longer, and
 * where nothing is longer nothing is offered.
 */
export function PauseCard({ pausedUntil }: PauseCardProps) {
  const t = useT('account');
  const ui = useT('ui');
  const format = useFormat();
  const longer = lengthsAfter(pausedUntil, serverNow());
  const [chosen, setLength] = useState<PauseLength | null>(null);
  const length = longer.find((hours) => hours === chosen) ?? longer[0];
  const [asking, setAsking] = useState(false);
  const pause = usePauseAccount();
  const close = (): void => setAsking(false);

  const confirm = (hours: PauseLength): void =>
    pause.mutate(hours, {
      onSuccess: ({ pausedUntil }) => {
        toasts.show({ tone: 'good', title: t('pause.done', { at: format.moment(pausedUntil) }) });
        close();
      },
    });

  const isPaused = pausedUntil !== null;
  const lead = isPaused
    ? t('pause.extend.lead', { at: format.moment(pausedUntil) })
    : t('pause.lead');
  if (length === undefined) {
    return (
      <Card title={t('pause.extend.title')}>
        <p className={css.lead}>{lead}</p>
      </Card>
    );
  }
  return (
    <Card title={t(isPaused ? 'pause.extend.title' : 'pause.title')}>
      <p className={css.lead}>{lead}</p>
      <Segmented
        label={t(isPaused ? 'pause.length.longer' : 'pause.length')}
        onSurface
        value={`h${length}`}
        onChange={(value) => setLength(longer.find((hours) => value === `h${hours}`) ?? null)}
        choices={longer.map((hours) => ({ value: `h${hours}`, label: t(`pause.h${hours}`) }))}
      />
      <Button className={css.button} icon={<PauseIcon />} onClick={() => setAsking(true)}>
        {t(isPaused ? 'pause.extend' : 'pause.ask')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        title={t('pause.confirm.title', { at: format.moment(serverNow() + length * hourMs) })}
        closeLabel={ui('close')}
        phone="card"
        size="sm"
        footer={
          <Button kind="danger" full loading={pause.isPending} onClick={() => confirm(length)}>
            {t('pause.confirm')}
          </Button>
        }
      >
        <ul className={css.list}>
          {consequences(['play', 'chases', 'money', 'end']).map((line) => (
            <li key={line}>{t(`pause.consequence.${line}`)}</li>
          ))}
        </ul>
        <FaultLine error={pause.error} />
      </Modal>
    </Card>
  );
}
