/** The wallet did not do what the protocol says. */
export class Fault extends Error {}

/** The case cannot be tried here: a second player or vendor is needed, or other limits. */
export class Skip extends Error {}
