/** A call of the specification that is not built yet. */
export interface ReservedCall {
  readonly method: string;
  readonly path: string;
  /** The module that will switch it; null: the specification names none, or one that is on already. */
  readonly module: string | null;
}

/**
 * Calls of the wire whose part of the house is not built yet: they exist, and answer as any call whose
 * module is off, 403 `function.not.available`. A part that is built takes its lines away.
 */
export const reservedCalls: readonly ReservedCall[] = [
  { method: 'GET', path: '/wps/relay/CSP_unreadCount', module: 'INBOX3' },
  { method: 'GET', path: '/wps/relay/CSP_getInbox', module: 'INBOX3' },
  { method: 'GET', path: '/wps/relay/MCS2_processDividendReq', module: 'SIGNCONDIV3' },
  { method: 'POST', path: '/wps/relay/MCS2_processDividendReq', module: 'SIGNCONDIV3' },
  { method: 'GET', path: '/wps/relay/MCS2_processDailySalContract', module: 'DAILYSALCONT3' },
  { method: 'POST', path: '/wps/relay/MCS2_processDailySalContract', module: 'DAILYSALCONT3' },
  { method: 'POST', path: '/wps/relay/MCS2_processContractHourSalary', module: 'HOURSAL3' },
  { method: 'POST', path: '/wps/relay/MCSFE_processRealTimeSalaryContract', module: 'RTSALARY3' },
  { method: 'POST', path: '/wps/relay/MCS2_claimRafflePromotion', module: 'REWCEN3' },
  { method: 'GET', path: '/wps/relay/MCSFE_getAvailablePromotions', module: 'REWCEN3' },
  { method: 'GET', path: '/wps/relay/MCS2_getPromotionClaimList', module: 'REWCEN3' },
  { method: 'GET', path: '/wps/relay/MCS2_getPointBalance', module: 'PTSYS3' },
  { method: 'GET', path: '/wps/relay/MCS2_getPointReward', module: 'PTSYS3' },
  { method: 'GET', path: '/wps/relay/MCS2_getRedeemPointList', module: 'PTSYS3' },
  { method: 'GET', path: '/wps/relay/MCS2_getPointConfig', module: 'PTSYS3' },
  { method: 'POST', path: '/wps/relay/passwordCheck/MCS2_redeemPointReward', module: 'PTSYS3' },
  { method: 'POST', path: '/wps/relay/passwordCheck/MCS2_convertPoint', module: 'PTSYS3' },
  { method: 'GET', path: '/wps/relay/MCSFE_getMissionSummaryDetails', module: null },
  { method: 'GET', path: '/wps/relay/MCSFE_getMissionLeaderboard', module: null },
  { method: 'GET', path: '/wps/relay/MCSFE_getReferralDetails', module: null },
  {
    method: 'GET',
    path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
    module: null,
  },
];
