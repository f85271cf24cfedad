/** A certificate with its key, as PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

/** Everything mutual TLS on this machine needs: one authority, the bank and its one client. */
export interface Identity {
  readonly ca: string;
  readonly server: KeyPair;
  readonly client: KeyPair;
}
