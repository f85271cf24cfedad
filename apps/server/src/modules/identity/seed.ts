import type { Tx } from '@arara/postgres';
import { openAccount } from './commands/open-account.ts';
import type { Opening } from './commands/open-account.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { ChosenLimits } from './identity.ports.ts';
import type { Player } from './identity.types.ts';
import { findCredentials, findPlayer, raiseRank } from './player.repository.ts';
import { usernameKey } from './username.ts';

/** The accounts of the tour in the README. They exist in the demo only; their money is play money. */
export const demoAccounts = {
  member: { username: 'luciana', password: 'Ipe-Amarelo-7' },
  vip: { username: 'dona.celia', password: 'Sapucaia-Velha-5' },
  agent: { username: 'agente.bia', password: 'Jatoba-Alto-9', affiliateCode: 'BIA10' },
} as const;

/**
 * The level of the club that the house itself gives one member of the demo, who has not staked a cent:
 * the VIP service is for whoever is above level 4, and no round is made up for it.
 */
const invitedRank = 5;

/** The services that the demo's accounts need from other modules. */
export interface DemoSeed {
  readonly merchant: string;
  /** Chosen as at a registration. */
  readonly limits: ChosenLimits;
  issueAffiliateCode(
    tx: Tx,
    code: { merchant: string; code: string; ownerId: bigint },
  ): Promise<void>;
}

/** Opens the demo's accounts that are not there yet; running it again changes nothing. */
export async function seedDemoPlayers(deps: IdentityDeps, seed: DemoSeed): Promise<void> {
  const settings = await deps.settings.registration(seed.merchant);
  const common = {
    merchant: seed.merchant,
    currency: settings.currency,
    language: settings.languages[0] ?? 'pt-BR',
    termsVersion: settings.form.terms.version,
    limitsSet: true,
    firstLoginAt: deps.clock.now(),
  };
  const { member, vip, agent } = demoAccounts;
  await open(deps, seed, member, {
    ...common,
    username: member.username,
    payeeName: 'Luciana Reis',
    email: 'luciana@arara.example',
    emailConfirmed: true,
    mobile: '+5511912345678',
    mobileConfirmed: true,
    birthDate: '1990-05-17',
    cpf: '52998224725',
  });
  const celiaOpening = {
    ...common,
    username: vip.username,
    payeeName: 'Célia Andrade',
    email: 'celia@arara.example',
    emailConfirmed: true,
    birthDate: '1971-08-24',
    cpf: '28625587887',
  };
  await open(deps, seed, vip, celiaOpening, (tx, { id }) => raiseRank(tx, id, invitedRank));
  const biaOpening = {
    ...common,
    username: agent.username,
    isAgent: 1,
    payeeName: 'Beatriz Nogueira',
    email: 'bia@arara.example',
    emailConfirmed: true,
    birthDate: '1986-11-02',
    cpf: '11144477735',
  };
  await open(deps, seed, agent, biaOpening, (tx, { id: ownerId }) =>
    seed.issueAffiliateCode(tx, { merchant: seed.merchant, code: agent.affiliateCode, ownerId }),
  );
}

async function open(
  deps: IdentityDeps,
  seed: DemoSeed,
  account: { username: string; password: string },
  opening: Omit<Opening, 'passwordHash'>,
  andThen?: (tx: Tx, player: Player) => Promise<void>,
): Promise<void> {
  const key = usernameKey(account.username);
  const known = await findCredentials(deps.database.read, seed.merchant, key);
  if (known !== null) return;
  const passwordHash = await deps.passwords.hash(account.password);
  await deps.database.transaction(async (tx) => {
    const player = await openAccount(deps, tx, { ...opening, passwordHash });
    await deps.invitations.welcome(tx, {
      playerId: player.id,
      merchant: seed.merchant,
      codes: [],
    });
    await deps.hooks.onRegistered(tx, player, { limits: seed.limits });
    await andThen?.(tx, player);
  });
}

/** The member of the tour; throws where the demo was not seeded. */
export async function demoMember(deps: IdentityDeps, merchant: string): Promise<Player> {
  const key = usernameKey(demoAccounts.member.username);
  const known = await findCredentials(deps.database.read, merchant, key);
  const player = known === null ? null : await findPlayer(deps.database.read, known.id);
  if (player === null) throw new Error('the demo has no members');
  return player;
}
