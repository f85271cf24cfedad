/**
 * So long after its draw a beacon is waited for (`own`), and two people who tell what somebody else drew
 * (`external`); then an issue is void. Published of every issue before its sale, as `voidAt`.
 */
export const patienceMs = { own: 3_600_000, external: 172_800_000 } as const;
