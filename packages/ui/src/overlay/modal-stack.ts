/** The functions that the stack needs of a browser window; a test hands in its own. */
export type HistoryPort = {
  state: () => unknown;
  push: (state: Record<string, unknown>) => void;
  replace: (state: Record<string, unknown>) => void;
  /** How many entries of this site lie behind the one that one is at; Infinity where none can tell. */
  behind: () => number;
  go: (steps: number) => void;
  onPop: (heard: (state: unknown) => void) => void;
  later: (run: () => void) => void;
};

type Entry = { close: () => void };

export type ModalStack = {
  /** Adds a layer; the answer takes it away again. `close` is called when Back is pressed. */
  open: (close: () => void) => () => void;
  /**
   * Runs a step back once no entry of a layer lies over the page's own: at once, or when the layers
   * that close in this moment have left theirs.
   */
  afterLayers: (run: () => void) => void;
  /** Steps back over entries whose layers were open when the page was fetched anew. */
  leaveOld: () => void;
};

const depthOf = (state: unknown): number => {
  const depth = (state as { modalDepth?: unknown } | null)?.modalDepth;
  return typeof depth === 'number' ? depth : 0;
};

/**
 * Layers (modal, sheet, drawer) over a page. Each owns one history entry, so that the phone's Back
 * closes the top one; closing it by a button goes back over its entry, so that none is left behind.
 * A layer that opens in the same moment as another closes takes over its entry.
 */
export function createModalStack(port: HistoryPort): ModalStack {
  const layers: Entry[] = [];
  let spare = 0; // entries whose layer has closed and that nobody has taken over yet
  let leaving = false; // a step back of ours is under way
  let waiting = 0; // layers opened meanwhile, whose entry must wait for it
  let after: (() => void)[] = []; // steps that wait until all layers have left

  const push = (depth: number): void =>
    port.push({ ...(port.state() as object | null), modalDepth: depth });

  function leaveSpare(): void {
    const steps = spare;
    spare = 0;
    // Without our mark the page has moved on by itself, and its entry is not ours to leave.
    if (depthOf(port.state()) === 0) after = [];
    if (steps === 0 || depthOf(port.state()) === 0) return;
    leaving = true;
    port.go(-steps);
  }

  function leaveOld(): void {
    const steps = depthOf(port.state()) - layers.length;
    if (steps <= 0) return;
    // A layer that opened while the page was being fetched anew may have left its mark and no entry:
    // a step back from there would leave the site.
    if (port.behind() < steps) return port.replace({ ...(port.state() as object), modalDepth: 0 });
    leaving = true;
    port.go(-steps);
  }

  function arrived(): void {
    leaving = false;
    for (; waiting > 0; waiting -= 1) push(layers.length - waiting + 1);
  }

  function popped(state: unknown): void {
    if (leaving) return arrived();
    const depth = depthOf(state);
    if (depth > layers.length) return port.go(-1); // an entry whose layer is long closed
    while (layers.length > depth) layers.pop()?.close();
  }

  port.onPop((state) => {
    popped(state);
    if (depthOf(port.state()) > 0) return;
    const runs = after;
    after = [];
    for (const run of runs) run();
  });

  function afterLayers(run: () => void): void {
    if (depthOf(port.state()) === 0) run();
    else after.push(run);
  }

  function open(close: () => void): () => void {
    const entry = { close };
    layers.push(entry);
    // The page has moved on since a layer closed: its entry lies behind and cannot be taken over.
    if (!leaving && depthOf(port.state()) === 0) spare = 0;
    if (spare > 0) spare -= 1;
    else if (leaving) waiting += 1;
    else push(layers.length);
    return () => {
      const at = layers.indexOf(entry);
      if (at < 0) return; // Back has closed it
      layers.splice(at, 1);
      spare += 1;
      port.later(leaveSpare);
    };
  }

  return { open, afterLayers, leaveOld };
}

/** The number of entries before this one that a window knows of, where it has the Navigation API. */
const entriesBehind = (): number =>
  (window as { navigation?: { currentEntry: { index: number } | null } }).navigation?.currentEntry
    ?.index ?? Number.POSITIVE_INFINITY;

/** The stack of this page's own window. */
export const modalStack: ModalStack =
  typeof window === 'undefined'
    ? { open: () => () => undefined, afterLayers: () => undefined, leaveOld: () => undefined }
    : createModalStack({
        state: () => window.history.state,
        push: (state) => window.history.pushState(state, ''),
        replace: (state) => window.history.replaceState(state, ''),
        behind: entriesBehind,
        go: (steps) => window.history.go(steps),
        onPop: (heard) => window.addEventListener('popstate', (event) => heard(event.state)),
        later: (run) => window.setTimeout(run, 0),
      });
