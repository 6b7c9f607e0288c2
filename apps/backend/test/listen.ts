import type { TestApp } from './createTestApp.ts';

/** Lets an app listen on a free port of this machine, for what injected requests cannot show; tells its origin. */
export async function listen({ server }: Pick<TestApp, 'server'>, port = 0): Promise<string> {
  return server.listen({ host: '127.0.0.1', port });
}
