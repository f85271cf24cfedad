declare module 'virtual:calls' {
  /** Method, path and whether the body is sealed (1), by the call's name. */
  export const calls: Record<string, readonly [method: string, path: string, sealed: 0 | 1]>;
}
