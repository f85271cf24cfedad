import {
  staffAuditProofCall,
  staffBrandsCall,
  staffCasesCall,
  staffGrantsCall,
  staffMachineCall,
  staffMeCall,
  staffMemberPrivacyCall,
  staffQueuesCall,
} from '@arara/contract';
import type { Machine, StaffSelf } from '@arara/contract';
import { permissionNames } from '@arara/contract';
import type { Scene } from './play.ts';
import { staffToken } from './play.ts';

/** Where members find the site, which is not where the console is. */
export const siteAddress = 'https://arara.example';

/** Ana, the owner of the brand, with every permission. */
export const ana: StaffSelf = {
  email: 'ana@arara.example',
  name: 'Ana Prado',
  brands: ['arara'],
  roles: ['owner'],
  permissions: permissionNames.map((name) => `${name}:own-brand`),
  next: null,
  passkey: false,
  expiresAt: '2026-11-27T20:00:00.000Z',
};

const proof = {
  madeAt: '2026-11-27T07:27:00.000Z',
  sound: true,
  batch: '384152371200',
  until: '2026-11-27T07:26:58.000Z',
};

/** A machine room where all is well. */
export const calmMachine: Machine = {
  at: '2026-11-27T20:00:00.000Z',
  version: '1.0.0',
  proofs: {
    daily: { ...proof, id: '41' },
    whole: { ...proof, id: '36' },
    unsound: [],
    payoutsWait: false,
  },
  factsBehind: 0.4,
  followers: [
    { name: 'play.held', behind: 0, many: false, oldestAt: null, failing: null, letters: 0 },
  ],
  queue: { counts: { failed: 0, late: 0, running: 0, waiting: 0 }, jobs: [] },
  workers: [{ id: 'worker-1', seenAt: '2026-11-27T19:59:58.000Z', alive: true }],
  sockets: 12,
  unnamedProxy: false,
  database: { version: '18.1', migration: '0053-feedback-desk', bytes: 640_000_000 },
  slowestCalls: [{ text: 'createDeposit', calls: 310, mean: 84, longest: 900 }],
  logs: null,
  slowest: null,
};

/** The tab is a member of staff's: Ana's, or that of somebody who differs from her so. */
export async function enterConsole(scene: Scene, change: Partial<StaffSelf> = {}): Promise<void> {
  scene.answer(staffMeCall, { ...ana, ...change });
  stubHouse(scene);
  await scene.context.addInitScript((token) => {
    if (sessionStorage.getItem('entered') === token) return;
    sessionStorage.setItem('console-token', token);
    sessionStorage.setItem('entered', token);
  }, staffToken);
}

/** Answers the questions of every desk of Ana's: her brands, the machines, the proof of the audit, empty queues, no case, no bonus money, no file of a person. */
export function stubHouse(scene: Scene): void {
  scene.answer(staffMachineCall, calmMachine);
  scene.answer(staffAuditProofCall, { proof: null, chains: [], faults: [] });
  scene.answer(staffCasesCall, { now: ana.expiresAt, cases: [], nextCursor: null });
  scene.answer(staffGrantsCall, { grants: [], nextCursor: null });
  scene.answer(staffMemberPrivacyCall, { files: [], open: [], keeps: [] });
  scene.answer(staffQueuesCall, { now: ana.expiresAt, queues: [] });
  const name = 'Arara';
  const brand = { id: 'arara', name, currency: 'BRL', timeZone: 'America/Sao_Paulo' };
  scene.answer(staffBrandsCall, {
    brands: [{ ...brand, languages: ['pt-BR', 'en'], site: siteAddress }],
  });
}
