import type { Page } from 'playwright/test';

/** The line between a page and its school. */
export interface PageLine {
  /** What the page has said over the sockets of exams, by the names of the operations. */
  readonly said: string[];
  /** What it has heard over them: the first answer says that a socket is open. */
  readonly heard: string[];
  /** Cuts everything: what is asked from now on fails, and the open sockets break. */
  cut(): Promise<void>;
  /** Lets it through again. */
  mend(): Promise<void>;
}

/** Takes the line of a page into the hand, before its exam is opened. Being offline alone cuts no open socket. */
export async function holdLine(page: Page): Promise<PageLine> {
  const context = page.context();
  const said: string[] = [];
  const heard: string[] = [];
  const breaks = new Set<() => Promise<unknown>>();
  await page.routeWebSocket(/\/websocket$/, (socket) => {
    const server = socket.connectToServer();
    let isWhole = true;
    socket.onMessage((message) => {
      said.push(String(JSON.parse(String(message)).op));
      if (isWhole) server.send(message);
    });
    server.onMessage((message) => {
      heard.push(String(JSON.parse(String(message)).op));
      if (isWhole) socket.send(message);
    });
    breaks.add(() => {
      isWhole = false;
      return Promise.all([socket.close(), server.close()]);
    });
  });
  return {
    said,
    heard,
    cut: async () => {
      await context.setOffline(true);
      await Promise.all([...breaks].map((end) => end()));
      breaks.clear();
    },
    mend: () => context.setOffline(false),
  };
}

/** What the browser says by itself of a line that was cut on purpose. */
export const isOfCutLine = (complaint: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|WebSocket connection to/.test(complaint);
