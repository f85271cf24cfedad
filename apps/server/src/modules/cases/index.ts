import type { CasesDeps } from './cases.deps.ts';
import { caseRoutes } from './cases.routes.ts';
import { casesData } from './personal-data.repository.ts';
import { createCasesService } from './cases.service.ts';

export { presentMember } from './cases.present.ts';
export { severityNumber } from './cases.service.ts';
export type { CasesService, NewEvidence } from './cases.service.ts';

/** The matters that people of the house look into until they are ended; see README.md. */
export const createCases = (deps: CasesDeps) => ({
  service: createCasesService(deps),
  routes: caseRoutes(deps),
  contributes: { personalData: [casesData] },
});
