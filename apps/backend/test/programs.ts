import { join } from 'node:path';

const SOURCES = { server: '../src/main.ts', school: '../src/commands/main.ts' } as const;

/**
 * Returns the program of the server or of the school commands: the built one, where `BUILT_BACKEND` names its
 * folder.
 */
export function programOf(name: keyof typeof SOURCES): string {
  const built = process.env['BUILT_BACKEND'];
  return built === undefined ? join(import.meta.dirname, SOURCES[name]) : join(built, `${name}.js`);
}
