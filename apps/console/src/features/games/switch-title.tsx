import { Button, Notice, Sheet, TextArea } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import css from './games.module.css';
import type { Detail } from './title.ts';

const reasonMin = 3;
const reasonMax = 500;

/** The switch of a title: it says first what becomes of the site, of stakes and of rounds that are open. */
export function SwitchTitle({ detail }: { detail: Detail }) {
  const t = useT('console-games');
  // The way is that of the press: an answer that comes meanwhile does not turn it round.
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const { to } = detail.switching;
  return (
    <>
      <Button kind={to === 'off' ? 'danger' : 'primary'} onClick={() => setAsked(to)}>
        {t(`${to}.open`)}
      </Button>
      {asked !== null && <Confirm detail={detail} to={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ConfirmProps {
  readonly detail: Detail;
  readonly to: 'on' | 'off';
  readonly onClose: () => void;
}

function Confirm({ detail: { game, switching }, to, onClose }: ConfirmProps) {
  const t = useT('console-games');
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const params = { nodeId: game.nodeId };
  const turn = useMutation({
    mutationFn: () =>
      api('switchGame', { params, body: { on: to === 'on', reason: reason.trim() } }),
    // Also after a refusal: the title is not what this page showed.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['game', game.nodeId] });
      await client.invalidateQueries({ queryKey: ['games'] });
    },
    onSuccess: onClose,
  });
  const press = (): void => {
    const needs = reason.trim().length < reasonMin;
    setShort(needs);
    if (!needs) turn.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`${to}.title`, { name: game.name })}
      closeLabel={t('close')}
      footer={
        <Button
          kind={to === 'off' ? 'danger' : 'primary'}
          full
          loading={turn.isPending}
          onClick={press}
        >
          {t(`${to}.do`)}
        </Button>
      }
    >
      <div className={css.consequence}>
        <p>{t(`${to}.text`)}</p>
        {to === 'off' && <Underway switching={switching} isCard={game.isCard} />}
      </div>
      <TextArea
        label={t('reason')}
        maxLength={reasonMax}
        value={reason}
        error={isShort ? t('reason.short') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {turn.error !== null && (
        <Notice tone="bad" announce>
          {faultText(turn.error)}
        </Notice>
      )}
    </Sheet>
  );
}

/** The rounds that are open now, and who brings them to their end. A card has none. */
function Underway({
  switching: { openRounds, finishedBy },
  isCard,
}: Pick<Detail, 'switching'> & { isCard: boolean }) {
  const t = useT('console-games');
  if (isCard) return null;
  return (
    <>
      <p>
        <b>{openRounds === 0 ? t('waiting.none') : t('waiting', { count: openRounds })}</b>
      </p>
      {(openRounds > 0 || finishedBy === 'draw') && <p>{t(`end.${finishedBy}`)}</p>}
    </>
  );
}
