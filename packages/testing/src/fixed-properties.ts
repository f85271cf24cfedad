// Runs before each file of tests: a property of fast-check that names no runs of its own has the usual hundred,
// and no test depends on chance.
import fc from 'fast-check';
import { propertyRuns } from './property-runs.ts';

fc.configureGlobal(propertyRuns(100));
