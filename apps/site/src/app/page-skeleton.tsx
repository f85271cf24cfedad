import { Bone, Button, GameCardSkeleton, GameGrid, Loading, Notice, Skeletons } from '@arara/ui';
import { useEffect, useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { reloadIfOnline } from '../lib/online.ts';

/** From then on a page that is still on its way is spoken of. */
const slowMs = 10_000;

const bone = (index: number) => <GameCardSkeleton key={index} />;

/** A page on its way: a title and cards, in their final sizes; a slow one says that it is slow. */
export function PageSkeleton() {
  const t = useT('ui');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {slow && <SlowNotice />}
      <Loading label={t('loading')}>
        <Bone w={180} h={34} />
        <div style={{ blockSize: 18 }} />
        <GameGrid>
          <Skeletons count={14} of={bone} />
        </GameGrid>
      </Loading>
    </>
  );
}

function SlowNotice() {
  const t = useT('ui');
  return (
    <Notice tone="warn" title={t('slow.title')} announce>
      {t('slow.text')}{' '}
      <Button kind="link" size="sm" onClick={reloadIfOnline}>
        {t('fault.reload')}
      </Button>
    </Notice>
  );
}
