declare module 'virtual:calls' {
  /** Method, path and how the body travels, by the call's name. */
  export const calls: Record<
    string,
    readonly [method: string, path: string, body: 'json' | 'form' | 'multipart' | 'sealed']
  >;
}
