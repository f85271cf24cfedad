/** Members above this rank are served by the VIP service (specification, section 9). */
export const vipAboveRank = 4;
