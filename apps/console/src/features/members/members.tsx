import { useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { SearchBox } from '../search/search-box.tsx';
import { MemberPage } from './member-page.tsx';
import css from './members.module.css';

/** A member on one page; without one, the way to find one. */
export default function Members() {
  const t = useT('console-members');
  const account = useParams()['*'] ?? '';
  if (account !== '') return <MemberPage key={account} account={account} />;
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <Panel className={css.find}>
        <SearchBox />
      </Panel>
    </>
  );
}
