export {
  createPool,
  named,
  type Db,
  type Pool,
  type PoolOptions,
  type Statement,
  type Tx,
} from './database.ts';
export { isBusy, isUniqueViolation } from './errors.ts';
export { findPostgres, findProgramPostgres } from './find-postgres.ts';
export { isAlive } from './leftover.ts';
export { migrate } from './migrate.ts';
export {
  asProgramRole,
  grantProgramRole,
  PROGRAM_ROLE,
  type ProgramRoleOptions,
} from './program-role.ts';
export { withSettings, type Settings } from './settings.ts';
export { fileFault, PostgresStartError, type StartFault } from './start-error.ts';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './start-postgres.ts';
export { savepoint, transaction, type TransactionOptions } from './transaction.ts';
export { default as sql, empty, join, raw, type Sql } from 'sql-template-tag';
