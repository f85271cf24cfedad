import { Bone, GameCardSkeleton, GameGrid, Loading, Skeletons } from '@arara/ui';
import { useT } from '../lib/i18n.ts';

const bone = (index: number) => <GameCardSkeleton key={index} />;

/** A page on its way: a title and cards, in their final sizes. */
export function PageSkeleton() {
  const t = useT('ui');
  return (
    <Loading label={t('loading')}>
      <Bone w={180} h={34} />
      <div style={{ blockSize: 18 }} />
      <GameGrid>
        <Skeletons count={14} of={bone} />
      </GameGrid>
    </Loading>
  );
}
