/** Namespaces that the site never reads: only the server, the games, tools or the sandbox say them. */
export const saidElsewhere: readonly string[] = [
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
