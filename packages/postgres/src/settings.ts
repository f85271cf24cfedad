/** Server settings by their PostgreSQL names, for example `{ shared_buffers: '512MB' }`. */
export type Settings = Readonly<Record<string, string>>;

/**
 * For one machine that also runs the program. Durability stays as PostgreSQL ships it: fsync,
 * full_page_writes and synchronous_commit are on.
 */
export const LAPTOP: Settings = {
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  max_connections: '120',
  random_page_cost: '1.1',
  // Compiling a plan costs more than any statement of ours takes.
  jit: 'off',
  // Nobody replicates from an embedded server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  // Refused statements are answers to the caller, not news for the log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * An address whose connections start with these settings, such as `jit=off`, beside those that it has
 * already. A client's own `options` would lose against the address.
 */
export function withSettings(url: string, settings: readonly string[]): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  const added = settings.map((setting) => `-c ${setting}`);
  address.searchParams.set('options', [...(given === null ? [] : [given]), ...added].join(' '));
  return address.href;
}
