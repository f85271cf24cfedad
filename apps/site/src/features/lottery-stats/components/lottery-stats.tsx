import { Bone, Card, Tabs } from '@arara/ui';
import { parseDraw } from '@arara/lottery/betting';
import type { ModelRules } from '@arara/lottery/load-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { lotteryQuery } from '../../../lib/lottery-games.ts';
import { useRules } from '../../../lib/lottery-rules.ts';
import { nearQuery } from '../../../lib/lottery.ts';
import { historyQuery } from '../api/get-history.ts';
import { roadsOf } from '../roads.ts';
import { tracksOf } from '../tracks.ts';
import { DrawTable } from './draw-table.tsx';
import { Frequency } from './frequency.tsx';
import { Roads } from './roads.tsx';
import css from './stats.module.css';
import { Trend } from './trend.tsx';
import type { Drawn } from '../drawn.ts';

interface LotteryStatsProps {
  readonly gameCode: string;
}

/** The past draws of a lottery in figures; nothing where the lottery is not on sale. */
export function LotteryStats({ gameCode }: LotteryStatsProps) {
  const game = useQuery(lotteryQuery(gameCode));
  return game.data === undefined ? null : <Stats gameCode={gameCode} model={game.data.model} />;
}

interface StatsProps extends LotteryStatsProps {
  /** The draw model. */
  readonly model: string;
}

function Stats({ gameCode, model }: StatsProps) {
  const t = useT('lottery-stats');
  const near = useQuery(nearQuery(gameCode));
  const rules = useRules(model);
  if (rules === null) return null;
  return (
    <Card title={t('title')}>
      <QueryStates query={near} skeleton={<Bone h={360} />}>
        {({ last }) =>
          last === null ? (
            <p>{t('none')}</p>
          ) : (
            <History gameCode={gameCode} rules={rules} lastNumero={last.numero} />
          )
        }
      </QueryStates>
    </Card>
  );
}

interface HistoryProps extends LotteryStatsProps {
  readonly rules: ModelRules;
  readonly lastNumero: string;
}

function History({ gameCode, rules, lastNumero }: HistoryProps) {
  const t = useT('lottery-stats');
  const query = useQuery(historyQuery(gameCode, lastNumero));
  return (
    <>
      <p className={css.honest}>{t('honest')}</p>
      <QueryStates query={query} skeleton={<Bone h={360} />}>
        {(answer) => <Views gameCode={gameCode} rules={rules} answer={answer} />}
      </QueryStates>
    </>
  );
}

type ViewsProps = Omit<HistoryProps, 'lastNumero'> & { readonly answer: Answer<'drawsOfGame'> };

function Views({ gameCode, rules, answer }: ViewsProps) {
  const { model, plays } = rules;
  const t = useT('lottery-stats');
  const tracks = useMemo(() => tracksOf(model), [model]);
  const roads = useMemo(() => roadsOf(plays), [plays]);
  const draws = useMemo(
    () =>
      answer.flatMap(({ numero, result }): Drawn[] => {
        const draw = parseDraw(model, result);
        return draw === null ? [] : [{ numero, draw }];
      }),
    [answer, model],
  );
  const lines = tracks.filter(({ count, high, low }) => count === 1 && high - low < lineMax);
  const views = [
    'frequency',
    ...(lines.length > 0 ? ['trend'] : []),
    ...(roads.length > 0 ? ['roads'] : []),
    'table',
  ];
  const [view, setView] = useState('frequency');
  return (
    <Tabs
      label={t('views')}
      onSurface
      value={view}
      onChange={setView}
      choices={views.map((value) => ({ value, label: t(`view.${value}`) }))}
    >
      <div className={css.view}>
        {view === 'frequency' && <Frequency tracks={tracks} draws={draws} />}
        {view === 'trend' && <Trend tracks={lines} draws={draws} />}
        {view === 'roads' && <Roads roads={roads} draws={draws} />}
        {view === 'table' && (
          <DrawTable gameCode={gameCode} model={model} roads={roads} draws={draws} />
        )}
      </div>
    </Tabs>
  );
}

/** More numbers than these make no line that one can follow. */
const lineMax = 20;
