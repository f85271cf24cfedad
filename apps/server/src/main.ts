import { outliveReaders } from './platform/log.ts';
import { runProgram } from './run-program.ts';

outliveReaders();
await runProgram({ environment: process.env, terminal: console, pages: true });
