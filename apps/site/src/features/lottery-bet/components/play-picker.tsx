import { dayIn } from '@arara/calendar';
import { Segmented, Tabs } from '@arara/ui';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { lotteryNow } from '../../../lib/lottery.ts';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { groupsOf, playAt } from '../play-groups.ts';
import css from './bet.module.css';
import { LinePicker } from './line-picker.tsx';

interface PlayPickerProps {
  readonly game: LotteryGame;
  readonly issue: Issue | null;
  readonly playType: string | null;
  readonly onSlip: () => void;
}

/** Groups of ways to bet as tabs, the ways of a group below, and what can be marked. */
export function PlayPicker({ game, issue, playType, onSlip }: PlayPickerProps) {
  const t = useT('lottery-bet');
  const names = namesIn(useT('lottery-plays'));
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const date = dayIn(game.timeZone, new Date(issue?.drawAt ?? lotteryNow()));
  const groups = useMemo(() => groupsOf(game.prizes, date), [game.prizes, date]);
  // The way to bet that most members buy may change while somebody marks a line: their page stays as it is.
  const [opensWith] = useState(game.opensWith);
  const play = playAt(groups, [playType, opensWith]);
  if (play === undefined) return <p>{t('plays.none')}</p>;

  const { code } = play.type;
  const own = groups.find(({ ways }) => ways.includes(play)) ?? { group: '', ways: [play] };
  const choose = (next: string): void =>
    void navigate(paths.lottery(game.code, next), { replace: true, preventScrollReset: true });
  const ways = (
    <div className={clsx(css.stack, css.line)}>
      {own.ways.length > 1 && (
        <Segmented
          label={t('ways')}
          onSurface
          className={css.choices}
          value={code}
          onChange={choose}
          choices={own.ways.map(({ type }) => ({
            value: type.code,
            label: names.way(type.code),
          }))}
        />
      )}
      <LinePicker key={code} game={game} play={play} onSlip={onSlip} />
    </div>
  );
  // Where there is one way only there is nothing to choose.
  if (groups.length === 1) {
    return (
      <section className={css.picker} aria-label={t('plays')}>
        {ways}
      </section>
    );
  }
  return (
    <section className={css.picker} aria-label={t('plays')} ref={place}>
      <ShowChosen key={code} within={place} />
      <Tabs
        label={t('groups')}
        onSurface
        className={css.choices}
        value={own.group}
        onChange={(next) => {
          const first = groups.find(({ group }) => group === next)?.ways[0];
          if (first !== undefined) choose(first.type.code);
        }}
        choices={groups.map((each) => ({
          value: each.group,
          label: names.group(each.ways[0]?.type.code ?? ''),
        }))}
      >
        {ways}
      </Tabs>
    </section>
  );
}

/** Brings what is chosen to the middle of its strip: an address may name what lies beyond its end. */
function ShowChosen({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const chosen = within.current?.querySelectorAll(
      '[aria-selected="true"], [aria-checked="true"]',
    );
    for (const one of chosen ?? []) {
      const strip = one.parentElement;
      if (strip === null) continue;
      const [own, whole] = [one.getBoundingClientRect(), strip.getBoundingClientRect()];
      strip.scrollLeft += own.left + own.width / 2 - whole.left - whole.width / 2;
    }
  }, [within]);
  return null;
}
