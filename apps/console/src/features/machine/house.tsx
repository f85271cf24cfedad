import { Facts, Tag } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { isLate, sizeOf, spanOf } from '../../lib/machine.ts';
import type { Machine } from '../../lib/machine.ts';
import css from './machine.module.css';

/** The program and its database in a few lines. */
export function House({ machine }: { machine: Machine }) {
  const t = useT('console-machine');
  const format = useFormat();
  const { factsBehind, sockets, version, database, unnamedProxy } = machine;
  const late = isLate(factsBehind);
  return (
    <Panel className={css.panel} title={t('house')}>
      <div className={css.inside}>
        <Facts
          facts={[
            [
              t('house.facts'),
              <span key="facts" className={css.made}>
                {spanOf(factsBehind)}
                <Tag tone={late ? 'warn' : 'good'}>{t(late ? 'late' : 'fine')}</Tag>
              </span>,
            ],
            [t('house.workers'), <Workers key="workers" machine={machine} />],
            [t('house.sockets'), format.number(sockets)],
            [
              t('house.proxy'),
              <Tag key="proxy" tone={unnamedProxy ? 'bad' : 'good'}>
                {t(unnamedProxy ? 'house.proxy.unnamed' : 'house.proxy.named')}
              </Tag>,
            ],
            [t('house.version'), version],
            [
              t('house.database'),
              t('house.database.of', { size: sizeOf(database.bytes), version: database.version }),
            ],
            [t('house.migration'), database.migration],
          ]}
        />
      </div>
    </Panel>
  );
}

/** Processes that run jobs; one that fell silent says since when. */
function Workers({ machine: { at, workers } }: { machine: Machine }) {
  const t = useT('console-machine');
  const format = useFormat();
  const alive = workers.filter((worker) => worker.alive).length;
  const silent = workers.filter((worker) => !worker.alive);
  return (
    <span className={css.made}>
      <Tag tone={alive === 0 ? 'bad' : 'good'}>
        {t('workers.alive', { count: alive, number: format.number(alive) })}
      </Tag>
      {silent.map(({ id, seenAt }) => (
        <Tag key={id} tone="warn">
          {t('workers.silent', { since: format.relative(seenAt, Date.parse(at)) })}
        </Tag>
      ))}
    </span>
  );
}
