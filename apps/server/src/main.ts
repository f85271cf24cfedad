import { runProgram } from './run-program.ts';

await runProgram({ environment: process.env, terminal: console, pages: true });
