/** A switch of the white-label tree. Its name for people is the message `modules:<id>`. */
export interface ModuleSpec {
  readonly id: string;
  /** Calls or screens for it exist; what is not built cannot be switched on. */
  readonly built: boolean;
  readonly children?: readonly ModuleSpec[];
}

const on = (id: string, children: readonly ModuleSpec[] = []): ModuleSpec => ({
  id,
  built: true,
  children,
});
const later = (id: string, children: readonly ModuleSpec[] = []): ModuleSpec => ({
  id,
  built: false,
  children,
});

/** Every module that the wire knows. A module answers only while all of those above it are on. */
export const moduleTree: readonly ModuleSpec[] = [
  on('SITE3', [on('COMM3'), later('INBOX3'), on('FEEDBACK3')]),
  on('ENTRY3', [
    on('REG3', [on('DIRECTREG3'), on('USERNAMEREG3'), on('AFFMAN3')]),
    on('MOBILENUMREG3', [on('REGMOBVERF3', [on('FIREBASESMS3')]), on('MOBILEREGPASS3')]),
    on('GOOGLELOGIN3'),
    on('FACEBOOKLOGIN3'),
    on('FIREBASELOGIN3'),
    on('CAPTCHA3'),
    on('FREEPLAY3'),
    on('PHONELOGIN3', [on('VERIFICATION3', [on('MOBILEVERCODELOGIN3')])]),
    on('CHNGPASSVERIF3', [on('PWRESETSMS3')]),
  ]),
  on('MEMBER3', [
    on('PASS3', [on('PASSEXPIRY3')]),
    on('MEMTRANS3'),
    on('PROFPIC3'),
    on('PASSKEY3'),
    on('TOTP3'),
  ]),
  on('CASHIER3', [on('DEPOSIT3'), on('WITHDRAW3'), on('FUNDTRANS3')]),
  on('GAMES3', [
    on('GAMELO3', [on('GAMELOHOT3'), on('GAMELOREC3'), on('GAMELOFAV3')]),
    on('LOTTERY3', [on('AGEANNOUNCE3')]),
  ]),
  later('REWARDS3', [later('REWCEN3'), later('PTSYS3')]),
  later('AGENTS3', [
    later('SIGNCONDIV3'),
    later('DAILYSALCONT3'),
    later('HOURSAL3'),
    later('RTSALARY3'),
  ]),
];

function flatten(nodes: readonly ModuleSpec[]): ModuleSpec[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

/** The tree in one list, parents before children. */
export const allModules: readonly ModuleSpec[] = flatten(moduleTree);

/** Ids that are on: switched on, built, not forbidden, and so is everything above them. */
export function enabledModules(
  switchedOn: ReadonlySet<string>,
  forbidden: readonly string[],
): ReadonlySet<string> {
  const enabled = new Set<string>();
  const walk = (nodes: readonly ModuleSpec[]): void => {
    for (const { id, built, children } of nodes) {
      if (!built || !switchedOn.has(id) || forbidden.includes(id)) continue;
      enabled.add(id);
      walk(children ?? []);
    }
  };
  walk(moduleTree);
  return enabled;
}

/** Why a module cannot be on where some are forbidden; null where it can. */
export function barredBy(
  id: string,
  forbidden: readonly string[],
): 'unknown' | 'unbuilt' | 'forbidden' | null {
  const spec = allModules.find((one) => one.id === id);
  if (spec === undefined) return 'unknown';
  if (!spec.built) return 'unbuilt';
  return forbidden.includes(id) ? 'forbidden' : null;
}
