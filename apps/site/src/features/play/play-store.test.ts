import { beforeEach, describe, expect, test } from 'vitest';
import {
  gameFailed,
  gameIsReady,
  lookAround,
  openAgain,
  roundIs,
  sitDown,
  standUp,
  usePlay,
} from './play-store.ts';

const seat = { nodeId: '1002', trial: false };
const state = () => usePlay.getState();

beforeEach(standUp);

describe('the seat at a game', () => {
  test('a game that runs waits behind its chip and comes back as it was', () => {
    sitDown(seat);
    gameIsReady();
    const { attempt } = state();
    lookAround();
    expect(state()).toMatchObject({ view: 'chip', ready: true });
    sitDown({ ...seat });
    expect(state()).toMatchObject({ view: 'full', ready: true, attempt });
  });

  test('a game that never came leaves no chip', () => {
    sitDown(seat);
    lookAround();
    expect(state().seat).toBeNull();
  });

  test('another game, or the same for play money, is another seat with an address of its own', () => {
    sitDown(seat);
    gameIsReady();
    const { attempt } = state();
    sitDown({ ...seat, trial: true });
    expect(state()).toMatchObject({ ready: false, attempt: attempt + 1 });
    sitDown({ nodeId: '1003', trial: true });
    expect(state().attempt).toBe(attempt + 2);
  });

  test('opening it again forgets that it was ready and that a round was open', () => {
    sitDown(seat);
    gameIsReady();
    roundIs('open');
    const { attempt } = state();
    openAgain();
    expect(state()).toMatchObject({ ready: false, roundOpen: false, attempt: attempt + 1, seat });
  });

  test('a game that failed is opened again without its fault', () => {
    sitDown(seat);
    gameFailed('view.failed');
    expect(state().failed).toBe('view.failed');
    openAgain();
    expect(state()).toMatchObject({ failed: null, seat });
  });

  test('whoever stands up and sits down again never gets a used address', () => {
    sitDown(seat);
    const { attempt } = state();
    standUp();
    sitDown(seat);
    expect(state().attempt).toBeGreaterThan(attempt);
  });
});
