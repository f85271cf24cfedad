export {
  allowDebits,
  closeAccounts,
  lockAccounts,
  readAccounts,
  refuseDebits,
  type Account,
  type AccountSpec,
} from './accounts.ts';
export { isAddress } from './address.ts';
export { readBatch, type Batch } from './batch.ts';
export { createBatcher, type Batcher, type BatcherOptions, type SentBatch } from './batcher.ts';
export { batchHash, type CanonicalTransfer, type DumpedBatch } from './canonical.ts';
export type {
  Accepted,
  AccountRef,
  Chain,
  CheckTransfer,
  Outcome,
  PendingTransfer,
  PostedTransfer,
  PostTransfer,
  Refused,
  SingleTransfer,
  Transfer,
  VoidTransfer,
} from './chain.ts';
export { isGuarded, transferCodeName, transferCodes, type TransferCode } from './codes.ts';
export { encodeSums } from './encode.ts';
export { headsKey, signHeads, type Head, type LedgerHeads, type SignedHeads } from './heads.ts';
export { idAt, postedAt } from './ids.ts';
export { classifyError, connectLane, ledgerLane } from './lane.ts';
export type { LastProofs, MadeProof } from './last-proofs.ts';
export { createLedger, type Ledger, type LedgerOptions } from './ledger.ts';
export { parseHeads } from './parse-heads.ts';
export { createPartitions } from './partitions.ts';
export type { BatchFault, ChainReport, Proof } from './proof.ts';
export { refusals, type Refusal } from './refusals.ts';
export type { Statement, StatementLine, StatementQuery } from './statement.ts';
export type { Clearance, UnsoundProof, UnsoundReport, WrittenClearance } from './unsound.ts';
export { verifyDump, type DumpFault, type DumpReport } from './verify-dump.ts';
