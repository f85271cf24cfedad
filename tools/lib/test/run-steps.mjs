import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { root } from '../paths.mjs';
import { runtime } from '../runtime.mjs';
import { inOrder, placeOf } from './order.mjs';
import { environment, reportOf } from './steps.mjs';

const LIMIT_MS = 20 * 60_000;

/** Runs steps side by side, so that the cores stay busy; calls `onEnd` after each. */
export async function runSteps(steps, filters, onEnd) {
  const cores = Math.max(2, availableParallelism());
  const waiting = inOrder(steps);
  const running = new Map();
  const place = () => placeOf(waiting[0], [...running.keys()], cores);
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && place() !== 'later') {
      const isPatient = place() === 'in pauses';
      const step = waiting.shift();
      running.set(
        step,
        runStep(step, filters, isPatient).then((result) => ({ step, result })),
      );
    }
    const { step, result } = await Promise.race(running.values());
    running.delete(step);
    onEnd(step, result);
  }
}

async function runStep(step, filters, isPatient) {
  const startedMs = performance.now();
  const report = reportOf(step);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const result = await attempt(step, report, filters, isPatient);
  return { ...result, seconds: (performance.now() - startedMs) / 1000 };
}

async function attempt(step, report, filters, isPatient) {
  try {
    const env = { ...environment(), ...step.environment?.(report) };
    const command = [runtime(), ...step.command(report, filters)];
    const { code, output } = await execute(isPatient ? patient(command) : command, env);
    return step.read({ code, output, report });
  } catch (error) {
    return { passed: 0, failed: 1, note: 'did not run', failures: [error.message] };
  }
}

/** The same with the lowest claim to the cores, where the system has one. */
function patient(command) {
  return process.platform === 'win32' ? command : ['nice', '-n', '19', ...command];
}

function execute([program, ...args], env) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    const end = () => endGroup(child, 'SIGKILL');
    const timer = setTimeout(() => {
      output += `\nended after ${LIMIT_MS / 60_000} minutes`;
      end();
    }, LIMIT_MS);
    const interrupt = () => endGroup(child, 'SIGTERM');
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('exit', end);
    child.once('error', failed);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt).off('exit', end);
      done({ code: code ?? 1, output });
    });
  });
}

/** The step and everything it started. */
function endGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself.
  }
}
