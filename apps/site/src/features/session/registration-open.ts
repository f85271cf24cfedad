import { moduleOn } from '../../lib/start.ts';

/** True if anybody can open an account by the form: the house takes members, and has a way to become one. */
export const registrationOpen = (): boolean =>
  moduleOn('REG3') && (moduleOn('USERNAMEREG3') || moduleOn('MOBILENUMREG3'));
