import * as account from './account.ts';
import * as cashier from './cashier.ts';
import * as catalogue from './catalogue.ts';
import * as consoleActs from './console-acts.ts';
import * as consolePrivacy from './console-privacy.ts';
import * as consoleLimits from './console-limits.ts';
import * as consoleAdjustments from './console-adjustments.ts';
import * as consoleMembers from './console-members.ts';
import * as winners from './winners.ts';
import * as consoleFeedback from './console-feedback.ts';
import * as consoleMachine from './console-machine.ts';
import * as consoleCashier from './console-cashier.ts';
import * as consoleReports from './console-reports.ts';
import * as consoleContent from './console-content.ts';
import * as consolePictures from './console-pictures.ts';
import * as consoleGameVendors from './console-game-vendors.ts';
import * as consoleGames from './console-games.ts';
import * as consoleMaintenance from './console-maintenance.ts';
import * as consoleShelves from './console-shelves.ts';
import * as consoleIssues from './console-issues.ts';
import * as consoleLottery from './console-lottery.ts';
import * as consoleTickets from './console-tickets.ts';
import * as consoleCases from './console-cases.ts';
import * as consoleRisk from './console-risk.ts';
import * as consoleReconcile from './console-reconcile.ts';
import * as consoleStaff from './console-staff.ts';
import * as consoleTables from './console-tables.ts';
import * as contacts from './contacts.ts';
import * as factors from './factors.ts';
import * as fairness from './fairness.ts';
import * as feedback from './feedback.ts';
import * as grants from './grants.ts';
import * as jackpots from './jackpots.ts';
import * as issues from './issues.ts';
import * as launch from './launch.ts';
import * as decisions from './decisions.ts';
import * as draws from './draws.ts';
import * as lotteryChase from './lottery-chase.ts';
import * as lottery from './lottery.ts';
import * as lotteryWire from './lottery-wire.ts';
import * as notices from './notices.ts';
import * as profile from './profile.ts';
import * as profit from './profit.ts';
import * as providers from './providers.ts';
import * as rank from './rank.ts';
import * as registration from './registration.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as staffPasskeys from './staff-passkeys.ts';
import * as staff from './staff.ts';
import * as steps from './steps.ts';
import * as tables from './tables.ts';
import * as studio from './studio.ts';
import * as system from './system.ts';
import * as terms from './terms.ts';
import * as vendor from './vendor.ts';
import * as wallets from './wallets.ts';
import type { Call } from './call.ts';

export * from './account.ts';
export * from './call.ts';
export * from './cashier.ts';
export * from './catalogue.ts';
export * from './console-acts.ts';
export * from './console-adjustments.ts';
export * from './console-limits.ts';
export * from './console-privacy.ts';
export * from './console-figures.ts';
export * from './console-members.ts';
export * from './winners.ts';
export * from './console-feedback.ts';
export * from './console-machine.ts';
export * from './console-cashier.ts';
export * from './console-reports.ts';
export * from './console-content.ts';
export * from './console-pictures.ts';
export * from './console-game-vendors.ts';
export * from './console-games.ts';
export * from './console-maintenance.ts';
export * from './console-shelves.ts';
export * from './shelf-bounds.ts';
export * from './content.ts';
export * from './content-bounds.ts';
export * from './content-effect.ts';
export * from './console-issues.ts';
export * from './console-lottery.ts';
export * from './console-tickets.ts';
export * from './console-cases.ts';
export * from './console-risk.ts';
export * from './console-reconcile.ts';
export * from './console-staff.ts';
export * from './console-tables.ts';
export * from './contacts.ts';
export * from './errors.ts';
export * from './factors.ts';
export * from './fairness.ts';
export * from './feedback.ts';
export * from './grants.ts';
export * from './issues.ts';
export * from './jackpots.ts';
export * from './launch.ts';
export * from './live.ts';
export * from './decisions.ts';
export * from './draws.ts';
export * from './lottery-chase.ts';
export * from './lottery.ts';
export * from './lottery-wire.ts';
export * from './notices.ts';
export * from './lottery-bounds.ts';
export * from './page-size.ts';
export * from './vip-rank.ts';
export * from './permissions.ts';
export * from './primitives.ts';
export * from './profile.ts';
export * from './profit.ts';
export * from './providers.ts';
export * from './rank.ts';
export * from './registration.ts';
export * from './reserved.ts';
export * from './security.ts';
export * from './session.ts';
export * from './staff-passkeys.ts';
export * from './staff.ts';
export type { StartData } from './start.ts';
export * from './steps.ts';
export * from './tables.ts';
export * from './studio.ts';
export * from './system.ts';
export * from './terms.ts';
export * from './tolerant.ts';
export * from './vendor.ts';
export * from './wallets.ts';

/** Every call, in the order of the areas: what the server binds and the fuzz walks. */
export const allCalls: readonly Call[] = [
  session,
  security,
  factors,
  contacts,
  providers,
  registration,
  system,
  terms,
  feedback,
  catalogue,
  winners,
  launch,
  cashier,
  account,
  notices,
  profile,
  profit,
  rank,
  grants,
  steps,
  tables,
  studio,
  fairness,
  jackpots,
  vendor,
  wallets,
  draws,
  lottery,
  issues,
  lotteryWire,
  lotteryChase,
  staff,
  staffPasskeys,
  decisions,
  consoleFeedback,
  consoleMachine,
  consoleCashier,
  consoleReports,
  consoleMembers,
  consoleActs,
  consoleAdjustments,
  consoleLimits,
  consolePrivacy,
  consoleGameVendors,
  consoleGames,
  consoleMaintenance,
  consoleShelves,
  consoleContent,
  consolePictures,
  consoleLottery,
  consoleIssues,
  consoleTickets,
  consoleCases,
  consoleRisk,
  consoleReconcile,
  consoleStaff,
  consoleTables,
].flatMap((area) => Object.values(area).filter(isCall));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
