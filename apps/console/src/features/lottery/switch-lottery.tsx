import { Button } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Detail } from './words.ts';

/** The switch of a lottery at every brand: it says first what is sold already and goes on. */
export function SwitchLottery({ detail }: { detail: Detail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  // The way is that of the press: an answer that comes meanwhile does not turn it round.
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const { game, switching, currency } = detail;
  const { to, issues, tickets, stakes, chases, chaseMoney } = switching;
  return (
    <>
      <Button kind={to === 'off' ? 'danger' : 'primary'} onClick={() => setAsked(to)}>
        {t(`${to}.open`)}
      </Button>
      {asked !== null && (
        <ReasonSheet
          title={t(`${asked}.title`, { name: game.name })}
          verb={t(`${asked}.do`)}
          kind={asked === 'off' ? 'danger' : 'primary'}
          deed={(reason) =>
            api('switchLottery', {
              params: { gameCode: game.code },
              body: { on: asked === 'on', reason },
            })
          }
          onClose={() => setAsked(null)}
        >
          <p>{t(`${asked}.text`)}</p>
          <p>
            <b>
              {t('off.sold', {
                count: tickets,
                issues: format.number(issues),
                stakes: format.money(stakes, currency),
              })}
            </b>
          </p>
          <p>{t('off.chases', { count: chases, money: format.money(chaseMoney, currency) })}</p>
        </ReasonSheet>
      )}
    </>
  );
}
