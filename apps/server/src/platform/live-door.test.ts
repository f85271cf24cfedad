import { expect, test } from 'vitest';
import { createLiveDoor } from './live-door.ts';

const bounds = { all: 4, network: 3, silent: 3, silentNetwork: 2 };

test('a network has few sockets that say nothing, and more that do', () => {
  const door = createLiveDoor(bounds);
  const [first] = [door.enter('a'), door.enter('a')];
  expect(door.enter('a')).toBeNull();
  first?.greeted();
  expect(door.enter('a')).not.toBeNull();
  first?.greeted();
  expect(door.enter('a')).toBeNull();
});

test('many silent sockets of many networks are refused together', () => {
  const door = createLiveDoor(bounds);
  const visits = ['a', 'b', 'c'].map((network) => door.enter(network));
  expect(door.enter('d')).toBeNull();
  visits[0]?.greeted();
  expect(door.enter('d')).not.toBeNull();
});

test('who has left makes room once, whatever is told of the socket afterwards', () => {
  const door = createLiveDoor(bounds);
  const visits = ['a', 'a', 'b', 'b'].map((network) => {
    const visit = door.enter(network);
    visit?.greeted();
    return visit;
  });
  expect(door.enter('c')).toBeNull();
  visits[0]?.left();
  visits[0]?.left();
  visits[0]?.greeted();
  expect(door.enter('c')).not.toBeNull();
  expect(door.enter('d')).toBeNull();
});
