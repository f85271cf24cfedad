/**
 * Calls of the wire whose modules are not built yet: they exist, belong to a module that is off,
 * and so answer 403 `function.not.available`. A module that is built takes its lines away.
 */
export const reservedCalls: readonly { method: string; path: string; module: string }[] = [
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
];
