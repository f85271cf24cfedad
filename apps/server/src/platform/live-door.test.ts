import { expect, test } from 'vitest';
import { createLiveDoor } from './live-door.ts';

const bounds = { all: 4, visitors: 4, network: 3, silent: 3, silentNetwork: 2 };
const stay = () => expect.unreachable('it was dropped');

test('a network has few sockets that say nothing, and more that do', () => {
  const door = createLiveDoor(bounds);
  const [first] = [door.enter('a', stay), door.enter('a', stay)];
  expect(door.enter('a', stay)).toBeNull();
  first?.greeted();
  expect(door.enter('a', stay)).not.toBeNull();
  first?.greeted();
  expect(door.enter('a', stay)).toBeNull();
});

test('beyond the silent ones of all networks the oldest makes room for who comes', () => {
  const door = createLiveDoor({ ...bounds, all: 9 });
  const dropped: string[] = [];
  const enter = (network: string) => door.enter(network, () => dropped.push(network));
  const visits = ['a', 'b', 'c'].map(enter);
  visits[0]?.greeted();
  expect(['d', 'e'].map(enter)).not.toContain(null);
  expect(dropped).toEqual(['b']);
  // Its socket closes afterwards: it has given its place back already.
  visits[1]?.left();
  expect(enter('f')).not.toBeNull();
  expect(dropped).toEqual(['b', 'c']);
});

test('who has left makes room once, whatever is told of the socket afterwards', () => {
  const door = createLiveDoor(bounds);
  const visits = ['a', 'a', 'b', 'b'].map((network) => {
    const visit = door.enter(network, stay);
    visit?.greeted();
    return visit;
  });
  expect(door.enter('c', stay)).toBeNull();
  visits[0]?.left();
  visits[0]?.left();
  visits[0]?.greeted();
  expect(door.enter('c', stay)).not.toBeNull();
  expect(door.enter('d', stay)).toBeNull();
});

test('visitors of however many networks leave the members their room', () => {
  const door = createLiveDoor({ ...bounds, visitors: 2 });
  const enter = (network: string) => {
    const visit = door.enter(network, stay);
    visit?.greeted();
    return visit;
  };
  const [first, second, third] = ['a', 'b', 'c'].map(enter);
  expect([first?.isVisitor(), second?.isVisitor(), third?.isVisitor()]).toEqual([
    true,
    true,
    false,
  ]);
  third?.left();
  expect(third?.isVisitor(), 'it has gone').toBe(false);
  expect(['d', 'e'].map(enter), 'two members').not.toContain(null);
  expect(first?.isVisitor(), 'said twice').toBe(true);
  first?.left();
  first?.left();
  expect(enter('f')?.isVisitor()).toBe(true);
});
