import { ButtonLink, Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { share } from '../../lib/percent.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './games.module.css';
import { MaintenancePanel } from './maintenance.tsx';
import { Prizes } from './prizes.tsx';
import { ShelfEditor } from './shelf-editor.tsx';
import { SwitchTitle } from './switch-title.tsx';
import { TitleState, TitleTags } from './title-columns.tsx';
import type { Detail } from './title.ts';
import { daysOf } from './use-filters.ts';
import { Versions } from './versions.tsx';
import { useSpan } from './words.ts';

/** One title: its figures, its return by version, its largest prizes, its open rounds and its switch. */
export function TitlePage({ nodeId }: { nodeId: string }) {
  const t = useT('console-games');
  const [search] = useSearchParams();
  const days = daysOf(search);
  const query = useQuery({
    queryKey: ['game', nodeId, days],
    queryFn: ({ signal }) => api('staffGame', { params: { nodeId }, query: { days }, signal }),
    refetchInterval: looks.queue,
  });
  const list = search.toString();
  return (
    <>
      <ButtonLink className={css.back} kind="link" href={`/games${list === '' ? '' : `?${list}`}`}>
        {t('back')}
      </ButtonLink>
      <Answer query={query}>
        {(detail) => (
          <>
            <TitleHead detail={detail} />
            <div className={css.page}>
              <Figures detail={detail} />
              <OpenRounds detail={detail} />
              <Versions detail={detail} />
              <Prizes detail={detail} />
            </div>
            <h2 className={css.part}>{t('onSite')}</h2>
            <div className={css.site}>
              {detail.switching.finishedBy !== 'draw' && (
                <MaintenancePanel subject={{ nodeId }} name={detail.game.name} />
              )}
              <ShelfEditor part={`game:${nodeId}`} title={t('marks')} text={t('marks.text')} />
            </div>
          </>
        )}
      </Answer>
    </>
  );
}

function TitleHead({ detail }: { detail: Detail }) {
  const t = useT('console-games');
  const self = useSession((session) => session.self);
  const { game } = detail;
  const { name, vendor, code, nodeId, gameType } = game;
  const parts = [vendor.name, t(`type.${gameType}`), code, t('node', { id: nodeId })];
  return (
    <DeskHead
      title={name}
      text={
        <span className={css.name}>
          {parts.join(' · ')}
          <TitleState title={game} />
          <TitleTags title={game} />
        </span>
      }
    >
      {may(self, 'games:game:switch') && <SwitchTitle detail={detail} />}
    </DeskHead>
  );
}

function Figures({ detail }: { detail: Detail }) {
  const t = useT('console-games');
  const format = useFormat();
  const spanOf = useSpan();
  const { game, currency } = detail;
  return (
    <Panel title={t('figures')} className={css.figures}>
      <p className={css.quiet}>{t('figures.text', spanOf(detail))}</p>
      <Facts
        facts={[
          [t('rounds'), format.number(game.rounds)],
          [t('turnover'), format.money(game.turnover, currency)],
          [t('hold'), share(game.hold)],
        ]}
      />
    </Panel>
  );
}

function OpenRounds({ detail: { open } }: { detail: Detail }) {
  const t = useT('console-games');
  const format = useFormat();
  return (
    <Panel
      title={t('openRounds')}
      aside={<b>{format.number(open.count)}</b>}
      className={css.figures}
    >
      <Facts
        facts={[
          ...open.ages.map(({ age, count }) => [t(`age.${age}`), format.number(count)] as const),
          [
            t('oldest'),
            open.oldest === null ? t('none') : <Moment key="oldest" at={open.oldest} />,
          ],
        ]}
      />
    </Panel>
  );
}
