/// <reference types="vite/client" />

declare module 'virtual:calls' {
  /** Method, path and form of the body: the build writes them in the place of a call's name. */
  export const entryOf: (name: string) => import('@arara/client').Entry;
}
