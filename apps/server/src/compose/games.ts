import { findTitle, slotCertificate, slots } from '@arara/slots';
import type { Messages } from '../platform/messages.ts';
import type { GamesPort } from '../modules/studio/index.ts';
import type { HouseTitle } from '../../../../database/seeds/games.ts';

/** What the wallet calls our studio. */
export const studioVendor = 'STUDIO';

const nameLanguages = ['pt-BR', 'en'] as const;
