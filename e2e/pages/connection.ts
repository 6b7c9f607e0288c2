import type { Page } from 'playwright/test';

/** The connection between a page and its school. */
export interface PageConnection {
  /** Operations that the page has sent over the exam sockets. */
  readonly sent: string[];
  /** Operations that it has received over them; the first reply shows that a socket is open. */
  readonly received: string[];
  /** Cuts the connection: requests fail from now on, and open sockets are closed. */
  cut(): Promise<void>;
  /** Restores the connection. */
  restore(): Promise<void>;
}

/**
 * Takes control of a page's connection before its exam is opened, since offline mode alone does not close open
 * sockets.
 */
export async function controlConnection(page: Page): Promise<PageConnection> {
  const context = page.context();
  const sent: string[] = [];
  const received: string[] = [];
  const breaks = new Set<() => Promise<unknown>>();
  await page.routeWebSocket(/\/websocket$/, (socket) => {
    const server = socket.connectToServer();
    let isConnected = true;
    socket.onMessage((message) => {
      sent.push(String(JSON.parse(String(message)).op));
      if (isConnected) server.send(message);
    });
    server.onMessage((message) => {
      received.push(String(JSON.parse(String(message)).op));
      if (isConnected) socket.send(message);
    });
    breaks.add(() => {
      isConnected = false;
      return Promise.all([socket.close(), server.close()]);
    });
  });
  return {
    sent,
    received,
    cut: async () => {
      await context.setOffline(true);
      await Promise.all([...breaks].map((end) => end()));
      breaks.clear();
    },
    restore: () => context.setOffline(false),
  };
}

/** Returns whether a console message of the browser is due to a connection that was cut on purpose. */
export const isConnectionError = (complaint: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|WebSocket connection to/.test(complaint);

/** From now on the server performs these calls of the page, but each reply is lost; `page.unroute` ends it. */
export const loseReplies = (page: Page, address: string): Promise<unknown> =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
