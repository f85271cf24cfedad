/** White-label modules that a new operator has switched on: what is built and needs no contract. */
export const modulesOn: readonly string[] = [
  'SITE3',
  'COMM3',
  'FEEDBACK3',
  'ENTRY3',
  'REG3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'AFFMAN3',
  'CAPTCHA3',
  'FREEPLAY3',
  'MEMBER3',
  'PASS3',
  'PASSEXPIRY3',
  'MEMTRANS3',
  'PASSKEY3',
  'TOTP3',
  'CASHIER3',
  'DEPOSIT3',
  'WITHDRAW3',
  'GAMES3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOREC3',
  'GAMELOFAV3',
];

/** What goes by mobile numbers: on where short messages can be sent, as the demo's sandbox can. */
export const phoneModules: readonly string[] = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILEREGPASS3',
  'PHONELOGIN3',
  'VERIFICATION3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'PWRESETSMS3',
];
