/** The vendor of the sandbox, doing everything right. */
export const PurseChaosOff = {
  hangs: false,
  lost: false,
  late: false,
  wrong: false,
  twice: false,
  refuses: false,
  silent: false,
  share: 100,
};
