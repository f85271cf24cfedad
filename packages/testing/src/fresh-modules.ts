// Runs before each file of tests that share a process: the file finds the globals of Node, and every
// module of ours as if nobody had read it before. Packages of others stay loaded.
import { vi } from 'vitest';

vi.unstubAllGlobals();
vi.resetModules();
