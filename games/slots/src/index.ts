export type * from './events.ts';
export type * from './maths.ts';
export type * from './title.ts';
