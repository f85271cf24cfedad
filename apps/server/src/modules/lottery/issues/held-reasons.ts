/** Why a result is not borne out, as the row of a held issue keeps it. */
export const heldReasons = {
  uncounted: 'its tickets were not counted',
  chain: 'its chain is not the one that was promised',
  unheard: 'its chain is none that is heard',
  seed: 'its seed is not the one that was sealed',
  beaconEarly: 'it was drawn before its beacon',
  beaconGone: 'its beacon is not there',
  beaconOther: 'its beacon is not the one that is told',
  people: 'no two people who agree have entered its result',
  count: 'its count is not the one that was sealed',
  tickets: 'its tickets are not those that were counted',
} as const;

const proofFails = 'its proof fails: ';

/** The reason where a step of the published proof fails. */
export const proofReason = (check: string): string => `${proofFails}${check}`;

export type HeldCode = keyof typeof heldReasons | 'proof' | 'other';

const codes: readonly [HeldCode, string][] = Object.entries(heldReasons).map(([code, reason]) => [
  code as keyof typeof heldReasons,
  reason,
]);

/** The code of a reason; `other` for one that an earlier version wrote. */
export function heldCodeOf(reason: string): HeldCode {
  if (reason.startsWith(proofFails)) return 'proof';
  return codes.find(([, said]) => said === reason)?.[0] ?? 'other';
}
