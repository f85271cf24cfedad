import { Modal } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { SearchBox } from './search-box.tsx';

/** The one search, over whatever desk is open. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT('console-members');
  const words = useT('console');
  return (
    <Modal open onClose={onClose} size="md" title={t('search.title')} closeLabel={words('close')}>
      <SearchBox />
    </Modal>
  );
}
