import { Bone, Card, Loading, Sheet } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { fetchSlip } from '../fetch-slip.ts';
import { useSlip } from '../slips.ts';
import css from './bet.module.css';
import type { SlipProps } from './slip-body.tsx';

const SlipBody = lazy(async () => ({ default: (await fetchSlip()).SlipBody }));

/** The slip beside the pads. */
export function SlipCard(props: SlipProps) {
  const t = useT('lottery-bet');
  return (
    <Card title={t('slip')} className={css.slip}>
      <Body {...props} onAgain={() => forget(props)} />
    </Card>
  );
}

interface SlipSheetProps extends SlipProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same over the pads, where there is no room beside them. */
export function SlipSheet({ open, onClose, ...props }: SlipSheetProps) {
  const t = useT('lottery-bet');
  const ui = useT('ui');
  const close = (): void => {
    forget(props);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={t('slip')} closeLabel={ui('close')}>
      <Body {...props} onAgain={close} />
    </Sheet>
  );
}

/** A purchase that succeeded has been seen; one that failed is still to be mended. */
function forget({ purchase, chase }: SlipProps): void {
  for (const way of [purchase, chase]) if (way.bought !== undefined) way.reset();
}

interface BodyProps extends SlipProps {
  readonly onAgain: () => void;
}

/** An empty slip says so; what fills one comes with the first mark. */
function Body(props: BodyProps) {
  const t = useT('lottery-bet');
  const ui = useT('ui');
  const { game, purchase, chase } = props;
  const { lines } = useSlip(game.code);
  const isOver = purchase.bought !== undefined || chase.bought !== undefined;
  if (lines.length === 0 && !isOver) return <p className={css.soft}>{t('slip.empty')}</p>;
  return (
    <Suspense
      fallback={
        <Loading label={ui('loading')}>
          <Bone h={320} />
        </Loading>
      }
    >
      <SlipBody {...props} />
    </Suspense>
  );
}
