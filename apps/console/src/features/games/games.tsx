import { useParams } from 'react-router';
import { TitleList } from './title-list.tsx';
import { TitlePage } from './title-page.tsx';

/** The titles of the brand: the whole list, or one of them with its switch. */
export default function Games() {
  const nodeId = useParams()['*'] ?? '';
  return nodeId === '' ? <TitleList /> : <TitlePage key={nodeId} nodeId={nodeId} />;
}
