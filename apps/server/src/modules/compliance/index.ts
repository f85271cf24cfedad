import { complianceData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import type { Ledger } from '@arara/ledger';
import type { Tx } from '@arara/postgres';
import type { Logger } from 'pino';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import { gather } from '../../platform/gather.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Notifier } from '../../platform/notifier.ts';
import type { IdentityHooks } from '../identity/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import { openPlayer } from './commands/open-player.ts';
import { returnPrize } from './commands/return-prize.ts';
import { complianceRoutes } from './compliance.routes.ts';
import { createTodayOf, netToday } from './compliance.service.ts';
import type {
  CompliancePorts,
  IdentityPort,
  LimitTerms,
  NewCompliancePlayer,
  StakeTotals,
} from './compliance.types.ts';
import { createDepositLimits } from './deposit-limits.ts';
import type { DepositLimits } from './deposit-limits.ts';
import { createTermsInMemory } from './kept-terms.ts';
import { createPlayTime } from './play-time.ts';
import type { DayPlayed } from './play-time.repository.ts';
import { createStaffActs } from './by-staff.ts';
import type { StaffActs } from './by-staff.ts';
import { createMemberFile } from './member-file.ts';
import type { MemberFile } from './member-file.ts';
import { lockPlayer, restrictedAmong } from './player.repository.ts';
import { sumOfTotals } from './stake-totals.ts';
import { readState } from './state.ts';
import { isBehind, syncPlayer } from './sync.ts';
import { defaultRealityCheckMinutes } from './compliance.settings.ts';

export type {
  Block,
  IdentityPort,
  LimitTerms,
  NewCompliancePlayer,
  PlayTotals,
  RegistrationLimits,
  StakeTotals,
  TotalsOfPlayer,
} from './compliance.types.ts';
export type { DepositAnswer, DepositLimit, DepositLimits } from './deposit-limits.ts';

/** Questions for the totals of players that are under way at once; what is asked meanwhile goes with the next. */
const totalsMax = 2;

export interface Compliance extends ServerModule, DepositLimits {
  /** Questions about one member. */
  readonly ofMember: MemberFile;
  /** The acts of staff about one member. */
  readonly byStaff: StaffActs;
  /** How limits meet the stakes of a player; from memory most of the time. */
  stakeTerms(playerId: bigint): Promise<LimitTerms>;
  /** Those of the players who are paused or excluded, as the database has it at this moment. */
  restrictedAmong(playerIds: readonly bigint[]): Promise<bigint[]>;
  realityCheckMinutes(playerId: bigint): Promise<number>;
  /** Heartbeat of the time played in a zone: after each accepted stake. */
  played(playerId: bigint, timeZone: string): void;
  /** After a prize was taken back: a limit that its room had hidden holds from here on. */
  prizeReturned(playerId: bigint): Promise<void>;
  /** The player's result of the merchant's day so far, by the totals that limits count; a loss is negative. */
  netToday(playerId: bigint): Promise<bigint>;
  /** Inside the transaction of registration, after the wallet's accounts. */
  openPlayer(tx: Tx, player: NewCompliancePlayer): Promise<void>;
  /** Writes the time that this process noted and not yet wrote; for tests and a calm end. */
  flushPlayTime(): Promise<void>;
  readonly contributes: {
    readonly [Hook in 'onRegistered' | 'onTrialOpened']: readonly IdentityHooks[Hook][];
  } & { readonly personalData: readonly PersonalData[] };
}

/** Limits, pauses, exclusions and the time of play; see README.md. */
export function createCompliance(options: {
  database: Database;
  ledger: Ledger;
  wallet: Pick<Wallet, 'accountsIn' | 'accountsOf' | 'houseAccount'>;
  timeZoneOf: TimeZoneOf;
  events: Events;
  clock: Clock;
  notifier: Pick<Notifier, 'onNews'>;
  log: Logger;
  identity: IdentityPort;
  stakeTotals: Contributions<StakeTotals>;
  /** Limits of loss and time cannot be taken away where the law asks for them. */
  mandatory: boolean;
  centralExclusionUrl: string;
}): Compliance {
  const { database, clock, log } = options;
  const totals = sumOfTotals(options.stakeTotals);
  const ports: CompliancePorts = {
    ...options.identity,
    async totals(db, playerId, days) {
      const [sum] = await totals(db, [{ playerId, days }]);
      return sum ?? { stake: 0n, payout: 0n };
    },
    totalsNow: gather((asked) => totals(database.read, asked), { underWayMax: totalsMax }),
  };
  const inMemory = createTermsInMemory({ ...options, ports, defaultRealityCheckMinutes });
  const deps: ComplianceDeps = { ...options, ports, inMemory, todayOf: createTodayOf(options) };
  const playTime = createPlayTime({ db: database.read, clock, log, grown: markSpentTime });

  /** Time that ran out stops stakes in every process, not only in the one that noticed. */
  async function markSpentTime({ playerId, seconds }: DayPlayed): Promise<void> {
    const known = inMemory.kept(playerId);
    if (known !== undefined && seconds < (known.secondsMax ?? Infinity)) return;
    const now = clock.now();
    const changed = await database.transaction(async (tx) => {
      const player = await lockPlayer(tx, playerId);
      if (player === null) return false;
      const state = await readState(deps, tx, player, now);
      if (!isBehind(state, now)) return false;
      await syncPlayer(deps, tx, state, now);
      await options.events.emit(tx, {
        topic: 'compliance.changed',
        payload: { playerId: String(playerId), what: 'time' },
      });
      return true;
    });
    if (changed) inMemory.forget(playerId);
  }

  return {
    ...createDepositLimits({ read: database.read, clock, timeZoneOf: options.timeZoneOf }),
    ofMember: createMemberFile(deps),
    byStaff: createStaffActs(deps),
    stakeTerms: async (playerId) => (await inMemory.of(playerId)).terms,
    restrictedAmong: (playerIds) => restrictedAmong(database.read, playerIds, clock.now()),
    realityCheckMinutes: async (playerId) => (await inMemory.of(playerId)).realityCheckMinutes,
    played: playTime.played,
    flushPlayTime: playTime.flush,
    prizeReturned: (playerId) => returnPrize(deps, playerId),
    netToday: (playerId) => netToday(deps, playerId),
    openPlayer: (tx, player) => openPlayer(deps, tx, player),
    contributes: {
      onRegistered: [
        (tx, { id: playerId, merchant, currency }, { limits }) =>
          openPlayer(deps, tx, { playerId, merchant, currency, limits }),
      ],
      onTrialOpened: [
        (tx, { id: playerId, merchant, currency }) =>
          openPlayer(deps, tx, { playerId, merchant, currency, limits: null }),
      ],
      personalData: [complianceData(database.read, () => clock.now())],
    },
    routes: complianceRoutes(deps, options),
    async start() {
      await inMemory.start();
      playTime.start();
    },
    async stop() {
      await playTime.stop();
      await inMemory.stop();
    },
  };
}
