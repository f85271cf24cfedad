import { matchPath, useLocation } from 'react-router';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../config/paths.ts';
import { IssueDetail } from '../../../features/lottery-results/components/issue-detail.tsx';
import { useT } from '../../../lib/i18n.ts';
import { isNumero, numeroText } from '@arara/lottery-view';

/** One issue of a lottery: result, promise and proof. Open to everybody. */
export default function IssuePage() {
  const t = useT('draws');
  const names = useT('lottery');
  const { pathname } = useLocation();
  const params = matchPath('/lottery/results/:gameCode/:numero', pathname)?.params;
  const { gameCode = '', numero = '' } = params ?? {};
  const nameKey = `game.${gameCode}`;
  const name = names(nameKey);
  return (
    <>
      <PageHead
        title={isNumero(numero) ? t('issue', { numero: numeroText(numero) }) : t('title')}
        {...(name !== nameKey && { lead: name })}
        back={{ href: paths.lotteryResults(gameCode), label: t('title') }}
      />
      <IssueDetail key={`${gameCode} ${numero}`} gameCode={gameCode} numero={numero} />
    </>
  );
}
