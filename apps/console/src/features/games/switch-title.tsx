import { Button } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import type { Detail } from './title.ts';

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
  const params = { nodeId: game.nodeId };
  return (
    <ReasonSheet
      title={t(`${to}.title`, { name: game.name })}
      verb={t(`${to}.do`)}
      kind={to === 'off' ? 'danger' : 'primary'}
      deed={(reason) => api('switchGame', { params, body: { on: to === 'on', reason } })}
      onClose={onClose}
    >
      <p>{t(`${to}.text`)}</p>
      {to === 'off' && <Underway switching={switching} isCard={game.isCard} />}
    </ReasonSheet>
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
