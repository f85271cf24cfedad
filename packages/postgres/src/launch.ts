import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** How PostgreSQL is started: it refuses to run as root, so root has to step down first. */
export type LaunchMode = 'plain' | 'namespace' | 'nobody';

export interface Launch {
  mode: LaunchMode;
  /** Starts a program as the user PostgreSQL accepts. `guarded` ends it when this process ends. */
  spawn(
    program: string,
    args: string[],
    options: SpawnOptions & { guarded?: boolean },
  ): ChildProcess;
}

export const NOBODY = 65_534;

const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const GUARD = ['setpriv', '--pdeathsig', 'INT'];

/**
 * Chooses how to start PostgreSQL here. Root prefers a user namespace, where files stay root's and
 * folders that only root may enter still work; where namespaces are not allowed (many containers)
 * it runs as the user "nobody".
 */
export function chooseLaunch(wanted?: LaunchMode): Launch {
  const mode = wanted ?? availableMode();
  const guard = process.platform === 'linux' && works(GUARD) ? GUARD : [];
  return {
    mode,
    spawn(program, args, { guarded = false, ...options }) {
      const line = [...(mode === 'namespace' ? NAMESPACE : []), ...(guarded ? guard : []), program];
      const [command = program, ...rest] = line;
      const user = mode === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {};
      return spawn(command, [...rest, ...args], { ...options, ...user });
    },
  };
}

function availableMode(): LaunchMode {
  if (process.getuid?.() !== 0) return 'plain';
  return works(NAMESPACE) ? 'namespace' : 'nobody';
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}
