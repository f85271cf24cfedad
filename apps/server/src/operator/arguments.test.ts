import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const options = {
  reason: { type: 'string' },
  brand: { type: 'string', multiple: true },
  all: { type: 'boolean' },
} as const;
const read = (...args: string[]) => {
  const { values, positionals } = readArguments(args, options);
  return { values: { ...values }, positionals };
};

describe('the words of a command', () => {
  test('a name that begins with a dash is a positional, wherever it stands', () => {
    expect(read('round', '-gA_3', '--reason', 'stuck', '-x')).toEqual({
      values: { reason: 'stuck' },
      positionals: ['round', '-gA_3', '-x'],
    });
    expect(read('ticket', '--9a').positionals).toEqual(['ticket', '--9a']);
  });

  test('a value that begins with a dash belongs to its option', () => {
    expect(read('list', '--reason', '-5 today', '--brand', '-a', '--brand=-b').values).toEqual({
      reason: '-5 today',
      brand: ['-a', '-b'],
    });
  });

  test('a word after an option without a value stays a positional', () => {
    expect(read('--all', 'list')).toEqual({ values: { all: true }, positionals: ['list'] });
  });

  test('all words after two dashes are positionals', () => {
    expect(read('list', '--', '--reason', 'x').positionals).toEqual(['list', '--reason', 'x']);
  });

  test('an option that does not exist, and one without its value, are told', () => {
    expect(() => read('list', '--raeson', 'x')).toThrow("Unknown option '--raeson'");
    expect(() => read('list', '--reason')).toThrow("specify the option argument for '--reason'");
    expect(() => read('--reason', '--all', 'x')).toThrow(
      "specify the option argument for '--reason'",
    );
  });
});
