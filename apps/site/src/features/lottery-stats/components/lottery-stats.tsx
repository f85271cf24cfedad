import { Bone, Card, Tabs } from '@arara/ui';
import { drawModels, parseDraw } from '@arara/lottery/betting';
import type { Draw, DrawModel } from '@arara/lottery/betting';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { nearQuery } from '../../../lib/lottery.ts';
import { historyQuery } from '../api/get-history.ts';
import { roadsOf } from '../roads.ts';
import { tracksOf } from '../tracks.ts';
import { DrawTable } from './draw-table.tsx';
import { Frequency } from './frequency.tsx';
import { Roads } from './roads.tsx';
import css from './stats.module.css';
import { Trend } from './trend.tsx';

interface LotteryStatsProps {
  readonly gameCode: string;
}

/** A result that is known, in its text and in its numbers. */
export interface Drawn {
  readonly numero: string;
  readonly draw: Draw;
}

/** What the past draws of a lottery were like; nothing where the lottery is not on sale. */
export function LotteryStats({ gameCode }: LotteryStatsProps) {
  const t = useT('lottery-stats');
  const games = useQuery(gamesQuery);
  const near = useQuery(nearQuery(gameCode));
  const code = games.data?.find((game) => game.code === gameCode)?.model ?? '';
  const model = drawModels.get(code);
  if (model === undefined) return null;
  return (
    <Card title={t('title')}>
      <p className={css.honest}>{t('honest')}</p>
      <QueryStates query={near} skeleton={<Bone h={360} />}>
        {({ last }) =>
          last === null ? (
            <p>{t('none')}</p>
          ) : (
            <History gameCode={gameCode} model={model} lastNumero={last.numero} />
          )
        }
      </QueryStates>
    </Card>
  );
}

interface HistoryProps extends LotteryStatsProps {
  readonly model: DrawModel;
  readonly lastNumero: string;
}

function History({ gameCode, model, lastNumero }: HistoryProps) {
  const query = useQuery(historyQuery(gameCode, lastNumero));
  return (
    <QueryStates query={query} skeleton={<Bone h={360} />}>
      {(answer) => <Views gameCode={gameCode} model={model} answer={answer} />}
    </QueryStates>
  );
}

type ViewsProps = Omit<HistoryProps, 'lastNumero'> & { readonly answer: Answer<'drawsOfGame'> };

function Views({ gameCode, model, answer }: ViewsProps) {
  const t = useT('lottery-stats');
  const tracks = useMemo(() => tracksOf(model), [model]);
  const roads = useMemo(() => roadsOf(model.code), [model]);
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
