interface ImportMetaEnv {
  /** Folder of the built site with its sentences, `/<language>/<namespace>.json`. */
  readonly MESSAGES: string;
}
