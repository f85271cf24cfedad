import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { arrowRules } from './rules.ts';

export interface ArrowsReport {
  modules: number;
  arrows: number;
  rules: number;
  problems: { rule: string; from: string; to: string; why: string }[];
}

/** Follows every import of the repository at `root` and reports the arrows that point wrong. */
export async function cruiseArrows(root: string, folders: string[]): Promise<ArrowsReport> {
  const forbidden = arrowRules(root);
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      // TypeScript 7 has no API to parse with.
      parser: 'swc',
      tsPreCompilationDeps: true,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|\\.cache)/' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  );
  const { summary } = output as ICruiseResult;
  const whyOf = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return {
    modules: summary.totalCruised,
    arrows: summary.totalDependenciesCruised ?? 0,
    rules: forbidden.length,
    problems: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      why: whyOf.get(rule.name) ?? '',
    })),
  };
}
