/** Namespaces that only the server, the games, tools or the sandbox say. */
const elsewhere: readonly string[] = [
  'arcade',
  'cashier-notes',
  'dice',
  'errors',
  'help-topics',
  'mail',
  'modules',
  'sandbox',
  'sms',
  'verify',
  'wallet-notes',
];

/** True for a namespace that the site never reads: it is said elsewhere, or on a desk of the console. */
export const isSaidElsewhere = (namespace: string): boolean =>
  elsewhere.includes(namespace) || namespace.startsWith('console');
