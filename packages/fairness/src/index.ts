export type { RandomStream } from './stream.ts';
