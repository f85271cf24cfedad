import { LiveHello, LiveMessage } from '@arara/contract';
import type { LiveEvent } from '@arara/contract';
import { expect } from '@playwright/test';
import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** The socket `/live` in the server's place. */
export interface Live {
  /** Tells every open page an event, as the server would. */
  tell(event: LiveEvent): void;
  /** Says that events were missed: pages read everything again. */
  reset(): void;
  /** Waits until lines were opened so many times: an event before that is heard by nobody. */
  opened(times?: number): Promise<void>;
  /** Breaks the line; pages open it again by themselves. */
  cut(): Promise<void>;
}

/** Answers the pages of a browser context; `isMember` says whose token a page came with. */
export async function stubLive(
  context: BrowserContext,
  isMember: (token: string | null) => boolean,
): Promise<Live> {
  const lines = new Set<WebSocketRoute>();
  let cursor = 0;
  let opened = 0;

  const say = (line: WebSocketRoute, message: LiveMessage): void =>
    line.send(JSON.stringify(LiveMessage.parse(message)));

  await context.routeWebSocket(/\/live$/, (line) => {
    line.onMessage((text) => {
      const hello = LiveHello.safeParse(JSON.parse(String(text)));
      if (!hello.success) return;
      lines.add(line);
      const member = isMember(hello.data.token);
      say(line, { type: 'ready', cursor: String(cursor), serverTime: Date.now(), member });
      opened += 1;
    });
    line.onClose(() => void lines.delete(line));
  });

  const tellAll = (message: (cursor: string) => LiveMessage): void => {
    cursor += 1;
    for (const line of lines) say(line, message(String(cursor)));
  };
  return {
    tell: (event) => tellAll((at) => ({ type: 'event', cursor: at, event })),
    reset: () => tellAll((at) => ({ type: 'reset', cursor: at })),
    async opened(times = 1) {
      await expect.poll(() => opened).toBeGreaterThanOrEqual(times);
    },
    async cut() {
      const open = [...lines];
      lines.clear();
      await Promise.all(open.map((line) => line.close()));
    },
  };
}
