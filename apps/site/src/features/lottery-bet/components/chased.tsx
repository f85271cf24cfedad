import { Button, ButtonLink, Notice } from '@arara/ui';
import { useEffect, useRef } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { chasePaths } from '../../../config/chase-paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { numeroText } from '@arara/lottery-view';
import { start } from '../../../lib/start.ts';
import type { Chase } from '../use-chase.ts';
import css from './bet.module.css';

interface ChasedProps {
  readonly chase: Chase;
  readonly onAgain: () => void;
}

/** The chase that was ordered. */
export function Chased({ chase: { bought, isEarlier }, onAgain }: ChasedProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what came of it takes its place for who cannot see it.
  useEffect(() => place.current?.focus(), []);
  if (bought === undefined) return null;
  const { chase } = bought;
  const [first] = chase.steps;
  return (
    <div className={css.stack} ref={place} tabIndex={-1}>
      <Notice tone="good" announce title={t('chased', { count: chase.steps.length })}>
        {isEarlier
          ? t('chased.earlier', { at: format.moment(chase.createdAt) })
          : t(chase.stopOnWin ? 'chased.stop' : 'chased.text')}
      </Notice>
      <dl className={css.facts}>
        <dt>{t('chased.first')}</dt>
        <dd>{numeroText(first?.numero ?? '')}</dd>
        <dt>{t('chase.total')}</dt>
        <dd>
          <Amount value={chase.total} currency={start.settings.currency} />
        </dd>
      </dl>
      <ButtonLink full href={chasePaths.one(chase.id)}>
        {t('chased.follow')}
      </ButtonLink>
      <Button full onClick={onAgain}>
        {t('bought.again')}
      </Button>
    </div>
  );
}
