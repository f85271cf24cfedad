declare module 'virtual:calls' {
  /** Method, path and how the body travels: the build writes them in the place of a call's name. */
  export const entryOf: (
    name: string,
  ) => readonly [method: string, path: string, body: 'json' | 'form' | 'multipart' | 'sealed'];
}
