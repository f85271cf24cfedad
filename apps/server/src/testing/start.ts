// The same steps as `main.ts`, for tests of starting and ending: a checkout without a build has no pages.
import { runProgram } from '../run-program.ts';

await runProgram({ environment: process.env, terminal: console, pages: false });
