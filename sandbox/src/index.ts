export type { BankAccess } from './bank/start-bank.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
