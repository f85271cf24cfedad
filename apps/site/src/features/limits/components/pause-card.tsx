import { Button, Card, Modal, PauseIcon, Segmented, toasts } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { usePauseAccount } from '../api/limits.ts';
import { consequences } from './consequences.ts';
import css from './limits.module.css';

/** Hours, as the call takes them. */
const lengths = [24, 72, 168, 720] as const;
const hourMs = 3_600_000;

/** A pause from playing and depositing; withdrawals stay open. */
export function PauseCard() {
  const t = useT('account');
  const ui = useT('ui');
  const format = useFormat();
  const [length, setLength] = useState<(typeof lengths)[number]>(24);
  const [asking, setAsking] = useState(false);
  const pause = usePauseAccount();
  const close = (): void => setAsking(false);
  const until = format.moment(serverNow() + length * hourMs);

  const confirm = (): void =>
    pause.mutate(length, {
      onSuccess: ({ pausedUntil }) => {
        toasts.show({ tone: 'good', title: t('pause.done', { at: format.moment(pausedUntil) }) });
        close();
      },
    });

  return (
    <Card title={t('pause.title')}>
      <p className={css.lead}>{t('pause.lead')}</p>
      <Segmented
        label={t('pause.length')}
        onSurface
        value={`h${length}`}
        onChange={(value) => setLength(lengths.find((hours) => value === `h${hours}`) ?? 24)}
        choices={lengths.map((hours) => ({ value: `h${hours}`, label: t(`pause.h${hours}`) }))}
      />
      <Button className={css.button} icon={<PauseIcon />} onClick={() => setAsking(true)}>
        {t('pause.ask')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        title={t('pause.confirm.title', { at: until })}
        closeLabel={ui('close')}
        phone="card"
        size="sm"
        footer={
          <Button kind="danger" full loading={pause.isPending} onClick={confirm}>
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
