import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from './platform/metrics.ts';

// The dashboards and alerts that an operator loads. `roles.test.ts` holds docs/metrics.md against a program.

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const Text = z.string().min(1);
const Dashboard = z.object({
  uid: Text,
  title: Text,
  panels: z
    .array(
      z.object({
        title: Text,
        fieldConfig: z.object({ defaults: z.object({ unit: Text }) }),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ refId: Text, expr: Text })).min(1),
      }),
    )
    .min(4),
});
const Alerts = z.object({
  groups: z.array(
    z.object({
      name: Text,
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: Text,
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({
            summary: z.string().regex(/^[A-Z].{20,120}\.$/),
            runbook_url: z.string().regex(/^docs\/runbook\.md#[a-z]+$/),
          }),
        }),
      ),
    }),
  ),
});

const folder = 'deploy/grafana/';
const dashboards = readdirSync(new URL(folder, root)).map(
  (name) => [name, Dashboard.parse(JSON.parse(read(folder + name)))] as const,
);
const alerts = Alerts.parse(parse(read('deploy/prometheus/alerts.yml'))).groups.flatMap(
  ({ rules }) => rules,
);

const ours = [...read('docs/metrics.md').matchAll(/^\| `(\w+)` \| (\w+) /gm)];
/** Names that Prometheus has: a histogram is three. */
const known = new Set([
  ...createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name),
  ...ours.flatMap(([, name, kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  ),
]);
/** Words of the language of Prometheus that these files use. */
const words = new Set('sum max by rate increase absent histogram_quantile le'.split(' '));

/** The names in an expression that are no metric. */
function strangers(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[\d+[smhd]\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '');
  return (bare.match(/[A-Za-z_]\w*/g) ?? []).filter((name) => !words.has(name) && !known.has(name));
}

describe.each(dashboards)('the dashboard %s', (_, { panels }) => {
  test('asks for metrics that there are', () => {
    const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(exprs.flatMap(strangers)).toEqual([]);
  });

  test('has a panel of each name, and none over another', () => {
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_cell, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

test('dashboards have addresses of their own', () => {
  expect(dashboards.map(([name]) => name)).toEqual(
    ['database', 'games', 'house', 'money'].map((name) => `${name}.json`),
  );
  expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(dashboards.length);
});

test('alerts ask for metrics that there are, and each has its section of the runbook', () => {
  expect(alerts.flatMap(({ expr }) => strangers(expr))).toEqual([]);
  const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  }
});

test('an expression with a name that is no metric is found out', () => {
  expect(strangers('max by (state) (rate(arara_jobs{state="x"}[5m])) > cashier_gone')).toEqual([
    'cashier_gone',
  ]);
});
