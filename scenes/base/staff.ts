import { staffAuditProofCall, staffBrandsCall, staffMeCall } from '@arara/contract';
import type { StaffSelf } from '@arara/contract';
import { permissionNames } from '@arara/contract';
import type { Scene } from './play.ts';
import { staffToken } from './play.ts';

/** Ana, the owner of the brand, with every permission. */
export const ana: StaffSelf = {
  email: 'ana@arara.example',
  name: 'Ana Prado',
  brands: ['arara'],
  roles: ['owner'],
  permissions: permissionNames.map((name) => `${name}:own-brand`),
  next: null,
  expiresAt: '2026-11-27T20:00:00.000Z',
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

/** Answers the questions of every desk of Ana's: her brands, and how far the audit was proved. */
export function stubHouse(scene: Scene): void {
  scene.answer(staffAuditProofCall, { proof: null, chains: [], faults: [] });
  const name = 'Arara';
  const brand = { id: 'arara', name, currency: 'BRL', timeZone: 'America/Sao_Paulo' };
  scene.answer(staffBrandsCall, { brands: [{ ...brand, languages: ['pt-BR', 'en'] }] });
}
