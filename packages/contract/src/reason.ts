import { z } from 'zod';
import { reasonMax, reasonMin } from './reason-bounds.ts';

/** The words with which staff say why they do something; the audit keeps them. */
export const Reason = z.string().trim().min(reasonMin).max(reasonMax);
