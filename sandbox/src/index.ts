export type { BankAccess } from './bank/start-bank.ts';
export type { BeaconAccess } from './beacon/start-beacon.ts';
export type { IdentityAccess } from './identity/start-identity.ts';
export type { House } from './places/house.ts';
export { prepareSandbox } from './prepare-schema.ts';
export { buyTicket, readLotteries, type KnownLottery } from './players/buy-ticket.ts';
export { chancesOf, type Chances } from './players/chance.ts';
export { enter, register } from './players/enter.ts';
export { inventPerson, type InventedPerson } from './players/invent-person.ts';
export { openGame, readLobby, stakeOf, type Card, type OpenGame } from './players/open-game.ts';
export { payIn, payOut } from './players/pay-in.ts';
export { playTurn } from './players/play-turn.ts';
export { startPlayers } from './players/players.ts';
export { isAwake, temperaments } from './players/temperaments.ts';
export { openWire, type Wire } from './players/wire.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

export { demoTokens } from './conformance/launch-tokens.ts';
export {
  conformanceCases,
  runConformance,
  type Result as ConformanceResult,
} from './conformance/run.ts';
export {
  createSandboxPurseVendor,
  type PurseVendorOptions,
  type SandboxPurseVendor,
} from './purse/purse-vendor.ts';
export { createVendorProxy } from './vendor/proxy.ts';
export {
  createSandboxVendor,
  type SandboxVendor,
  type SandboxVendorOptions,
} from './vendor/vendor.ts';
