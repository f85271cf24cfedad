import type { ComponentType } from 'react';
import type { Address } from '../../config/addresses.ts';
import { paths } from '../../config/paths.ts';

interface InfoRoute {
  readonly path: Address;
  /** Sentences that come with the page. */
  readonly namespaces: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Pages that inform, open to everybody, for the router to spread. */
export const infoRoutes: readonly InfoRoute[] = [
  {
    path: paths.fairness,
    namespaces: ['fairness', 'games'],
    load: () => import('./fairness.tsx'),
  },
  { path: paths.help, namespaces: ['legal'], load: () => import('./help.tsx') },
  {
    path: paths.affiliates,
    namespaces: ['affiliates', 'legal'],
    load: () => import('./affiliates.tsx'),
  },
  { path: paths.licences, namespaces: ['legal'], load: () => import('./licences.tsx') },
  {
    path: paths.responsible,
    namespaces: ['legal', 'account'],
    load: () => import('./responsible.tsx'),
  },
];
