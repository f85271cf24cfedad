import { create } from 'zustand';
import { loginThen } from './dialogs.ts';
import { onOtherSession, useSession } from './session.ts';
import { deviceStorage } from '@arara/client';

/** Where this device keeps them (specification, section 3). */
const place = 'LOTTFAV';
/** So many lotteries one can keep; the oldest make room. */
const most = 100;

/** Codes of lotteries by username. */
type Kept = Readonly<Record<string, readonly string[]>>;

/** A broken value is as good as none. */
function read(): Kept {
  try {
    const kept = JSON.parse(deviceStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).map(([account, codes]) => [account, namesAmong(codes)]),
    );
  } catch {
    return {};
  }
}

const namesAmong = (codes: unknown): string[] =>
  Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];

const useKept = create<{ readonly kept: Kept }>(() => ({ kept: read() }));

const reload = (): void => useKept.setState({ kept: read() });

// Another tab may have changed them, and who signs in finds their own.
onOtherSession(reload);
globalThis.addEventListener('storage', ({ key }) => {
  if (key === place) reload();
});

const none: readonly string[] = [];

/** Turns a favourite over, or makes it one; of whoever is here now. */
export function keepLottery(code: string, on?: boolean): void {
  const account = useSession.getState().member?.account;
  if (account === undefined) return;
  const all = read();
  const before = all[account] ?? none;
  const others = before.filter((one) => one !== code);
  const isOn = on ?? !before.includes(code);
  const kept = { ...all, [account]: (isOn ? [...others, code] : others).slice(-most) };
  deviceStorage.setItem(place, JSON.stringify(kept));
  useKept.setState({ kept });
}

/** A press on the star of a lottery: a visitor is asked to sign in and then has it. */
export function pressLotteryStar(code: string): void {
  if (useSession.getState().token === null) loginThen(() => keepLottery(code, true));
  else keepLottery(code);
}

const ofAccount = (kept: Kept, account: string | undefined): readonly string[] =>
  account === undefined ? none : (kept[account] ?? none);

/** The lotteries that the member keeps, the first one first. */
export const lotteriesKept = (): readonly string[] =>
  ofAccount(useKept.getState().kept, useSession.getState().member?.account);

/** The same, for a page that shows them. */
export function useLotteryFavourites(): readonly string[] {
  const account = useSession(({ member }) => member?.account);
  return useKept(({ kept }) => ofAccount(kept, account));
}
