export { startCrashablePostgres, type CrashablePostgres } from './crashable-postgres.ts';
export { fixedClock, minute, type FixedClock } from './fixed-clock.ts';
export { keepFilesInMemory } from './memory-folder.ts';
export { seededRandom, type SeededRandom } from './seeded-random.ts';
export {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './test-database.ts';
