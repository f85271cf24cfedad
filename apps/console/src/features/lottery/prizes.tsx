import { Button, Table } from '@arara/ui';
import { useState } from 'react';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { useT } from '../../lib/i18n.ts';
import { share } from '../../lib/percent.ts';
import { useSession } from '../../lib/session.ts';
import css from './lottery.module.css';
import { ProposePrizes } from './propose-prizes.tsx';
import { usePlayNames } from './words.ts';
import type { Detail } from './words.ts';

/** The ways to bet with what each returns, and the way to other prizes, which two people decide. */
export function Prizes({ detail }: { detail: Detail }) {
  const t = useT('console-lottery');
  const self = useSession((session) => session.self);
  const names = usePlayNames();
  const [isAsked, setAsked] = useState(false);
  const { prizes, returns } = detail;
  const modes =
    prizes.family === 'LOTT'
      ? t('modes', { from: prizes.modeMin, to: prizes.modeMax })
      : t('odds.fixed');
  return (
    <section>
      <header className={css.line}>
        <h2>{t('table')}</h2>
        {mayDecide(self, 'propose', 'prizes.change') && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('propose.open')}
          </Button>
        )}
      </header>
      <p className={css.quiet}>
        {modes} · {t('cap', { percent: share(String(prizes.capBasisPoints / 100)) })}
      </p>
      <div className={css.tall}>
        <Table
          label={t('table')}
          rows={returns}
          rowKey={({ play }) => play}
          columns={[
            {
              key: 'play',
              head: t('play'),
              phone: 'lead',
              cell: ({ play }) => names.play(play),
            },
            {
              key: 'return',
              head: t('return'),
              end: true,
              phone: 'lead',
              cell: ({ lowest, highest }) =>
                lowest === highest
                  ? share(lowest)
                  : t('range', { from: share(lowest), to: share(highest) }),
            },
          ]}
        />
      </div>
      {isAsked && <ProposePrizes detail={detail} onClose={() => setAsked(false)} />}
    </section>
  );
}
