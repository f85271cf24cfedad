import type { Config, Role } from '../config.ts';
import type { ServerModule } from '../platform/module.ts';
import type { Modules } from './modules.ts';

/** Our own games are a vendor like any other, and may run by themselves; the rest is the platform. */
const roleOf = (module: string): Role => (module === 'studio' ? 'studio' : 'platform');

/** Every module, whatever this process serves: they are started alike, for the others need them. */
export function serverModulesOf({ games: _games, ...modules }: Modules): ServerModule[] {
  return Object.values(modules);
}

/** The modules whose calls this process answers. */
export function servedModules(
  { games: _games, ...modules }: Modules,
  roles: Config['ROLES'],
): ServerModule[] {
  return Object.entries(modules)
    .filter(([name]) => roles.includes(roleOf(name)))
    .map(([, module]) => module);
}
