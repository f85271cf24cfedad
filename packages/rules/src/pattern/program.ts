import { PatternError } from './parse.ts';
import type { CharTest, Node } from './parse.ts';

/** One step of the machine: read a character, go on in two places, or accept. */
export type Step =
  | { readonly kind: 'char'; readonly test: CharTest; readonly next: number }
  | { readonly kind: 'split'; readonly first: number; readonly second: number }
  | { readonly kind: 'accept' };

export type Program = readonly Step[];

const stepsMax = 2_000;

/** Turns a pattern into steps; bounded repeats are written out, within a limit. */
export function buildProgram(node: Node): Program {
  const steps: Step[] = [{ kind: 'accept' }];
  const push = (step: Step): number => {
    if (steps.length >= stepsMax) throw new PatternError('pattern too large');
    return steps.push(step) - 1;
  };

  // Built from the end: each part is told where to go on, and says where it starts.
  function build(part: Node, next: number): number {
    if (part.kind === 'char') return push({ kind: 'char', test: part.test, next });
    if (part.kind === 'sequence')
      return part.parts.reduceRight((after, one) => build(one, after), next);
    if (part.kind === 'choice') {
      return part.options
        .map((option) => build(option, next))
        .reduceRight((second, first) => push({ kind: 'split', first, second }));
    }
    return buildRepeat(part, next);
  }

  function buildRepeat(repeat: Extract<Node, { kind: 'repeat' }>, next: number): number {
    let start = repeat.max === Infinity ? buildLoop(repeat.part, next) : next;
    const optional = repeat.max === Infinity ? 0 : repeat.max - repeat.min;
    for (let i = 0; i < optional; i += 1) {
      start = push({ kind: 'split', first: build(repeat.part, start), second: next });
    }
    for (let i = 0; i < repeat.min; i += 1) start = build(repeat.part, start);
    return start;
  }

  function buildLoop(part: Node, next: number): number {
    const loop = push({ kind: 'split', first: next, second: next });
    steps[loop] = { kind: 'split', first: build(part, loop), second: next };
    return loop;
  }

  const start = build(node, 0);
  push({ kind: 'split', first: start, second: start });
  return steps;
}

/**
 * Runs all alternatives side by side, so that the work is at most characters times steps. With
 * `prefix`, the beginning of the value is enough.
 */
export function runProgram(program: Program, chars: readonly string[], prefix: boolean): boolean {
  let states = new Set<number>();
  enter(program, program.length - 1, states);
  for (const char of chars) {
    if (prefix && states.has(0)) return true;
    if (states.size === 0) return false;
    const following = new Set<number>();
    for (const state of states) {
      const step = program[state];
      if (step?.kind === 'char' && step.test(char)) enter(program, step.next, following);
    }
    states = following;
  }
  return states.has(0);
}

function enter(program: Program, from: number, states: Set<number>): void {
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (states.has(at)) continue;
    states.add(at);
    const step = program[at];
    if (step?.kind === 'split') open.push(step.first, step.second);
  }
}
