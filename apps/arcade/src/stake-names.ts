import type { ShownGame } from '@arara/game-kit/view';

/** The sentences of the page for the stake; in a game of chips that is the value of one. */
export const stakeNamesOf = ({ costOf }: Pick<ShownGame, 'costOf'>) =>
  costOf === undefined
    ? ({
        name: 'stake',
        less: 'stake.less',
        more: 'stake.more',
        explain: 'stake.explain',
        spoken: 'spoken.stake',
      } as const)
    : ({
        name: 'chip',
        less: 'chip.less',
        more: 'chip.more',
        explain: 'chip.explain',
        spoken: 'spoken.chip',
      } as const);

export type StakeNames = ReturnType<typeof stakeNamesOf>;
