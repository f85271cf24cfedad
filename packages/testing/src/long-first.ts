import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type {
  TestSequencer,
  TestSequencerConstructor,
  TestSpecification,
  Vitest,
} from 'vitest/node';

/** The files that take longest: begun last, one would keep a worker while the others are idle. */
const longest = [
  'apps/server/src/start.test.ts',
  'packages/ui/catalogue/pictures.test.ts',
  'packages/ui/catalogue/catalogue.test.ts',
  'apps/site/build/first-paint.test.ts',
  'apps/server/src/fuzz.test.ts',
  'apps/server/src/modules/studio/seeds-race.test.ts',
  'packages/lottery/src/games/ssc/ssc.test.ts',
  'games/slots/src/certify/certificates.test.ts',
];
/** Workers change their project once each; short files at the end let them end at one moment. */
const projects = ['server', 'scenes', 'tidy', 'pages'];

/** The order of a run: the longest files, then project by project, each in the order of the runner. */
function createLongFirst(vitest: Vitest): TestSequencer {
  const usual = new BaseSequencer(vitest);
  const placeOf = ({ moduleId, project }: TestSpecification): number => {
    const place = longest.indexOf(relative(vitest.config.root, moduleId).replaceAll('\\', '/'));
    return place >= 0 ? place : longest.length + projects.indexOf(project.name);
  };
  return {
    shard: (files) => usual.shard(files),
    // Files at one place keep their order.
    sort: async (files) => (await usual.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}

/** For the settings of the runner, which make their sequencer by `new`. */
export const LongFirst = function (vitest: Vitest) {
  return createLongFirst(vitest);
} as unknown as TestSequencerConstructor;
