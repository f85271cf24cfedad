export { startCrashablePostgres, type CrashablePostgres } from './crashable-postgres.ts';
export { fixedClock, minute, type FixedClock } from './fixed-clock.ts';
export { keepFilesInMemory } from './memory-folder.ts';
export {
  createPreparedDatabase,
  type PreparedDatabase,
  type Preparing,
} from './prepared-database.ts';
export { propertyRuns, propertyTimeout, type PropertyRuns } from './property-runs.ts';
export { seededRandom, type SeededRandom } from './seeded-random.ts';
export {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './test-database.ts';
