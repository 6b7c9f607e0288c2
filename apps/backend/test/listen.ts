import type { TestApp } from './createTestApp.ts';

/**
 * Makes an app listen on a free port of this machine, for tests that injected requests cannot do; returns its
 * origin.
 */
export async function listen({ server }: Pick<TestApp, 'server'>): Promise<string> {
  return server.listen({ host: '127.0.0.1', port: 0 });
}
