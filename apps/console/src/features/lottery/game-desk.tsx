import { ButtonLink } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Panes } from '../../components/panes.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { GameState } from './game-list.tsx';
import { GamePane } from './game-pane.tsx';
import { IssueList } from './issue-list.tsx';
import { IssuePane } from './issue-pane.tsx';
import css from './lottery.module.css';
import { SwitchLottery } from './switch-lottery.tsx';

/** One lottery: its issues, and beside them the lottery itself or the issue that is open. */
export function GameDesk({ code, numero }: { code: string; numero: string }) {
  const t = useT('console-lottery');
  const self = useSession((session) => session.self);
  const [search] = useSearchParams();
  const query = useQuery({
    queryKey: ['lottery', code],
    queryFn: ({ signal }) => api('staffLottery', { params: { gameCode: code }, signal }),
    refetchInterval: looks.desk,
  });
  const { data } = query;
  const list = search.toString();
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/lottery">
        {t('back')}
      </ButtonLink>
      <DeskHead
        title={data?.game.name ?? code}
        text={
          data && (
            <span className={css.name}>
              {code} · {t(`source.${data.game.drawSource}`)} <GameState game={data.game} />
            </span>
          )
        }
      >
        {data && may(self, 'lottery:game:switch') && <SwitchLottery detail={data} />}
      </DeskHead>
      <Panes isOpen={numero !== ''}>
        <IssueList code={code} open={numero} />
        {numero === '' ? (
          <Panel className={css.pane}>
            <Answer query={query}>{(detail) => <GamePane detail={detail} />}</Answer>
          </Panel>
        ) : (
          <IssuePane
            key={numero}
            code={code}
            numero={numero}
            back={`/lottery/${code}${list === '' ? '' : `?${list}`}`}
          />
        )}
      </Panes>
    </>
  );
}
