import type { FastifyRequest } from 'fastify';

/** PostgreSQL cannot store it in a text, and no page sends it. */
const NUL = '\0';
export const HAS_NUL = 'has a NUL byte';

/**
 * Finds a NUL byte in a value and everything nested in it, including keys and names of files.
 * @returns the path to it, as keys and indexes.
 */
export function nulIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? [] : undefined;
  if (value instanceof File) return nulIn(value.name);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (key.includes(NUL)) return [key];
    const below = nulIn(part);
    if (below !== undefined) return [key, ...below];
  }
  return undefined;
}

/** Finds a NUL byte in a request's URL and cookies. @returns the name of the parameter or cookie that has it. */
export function nulInUrlOrCookies({ raw, params, query, cookies }: FastifyRequest): string | undefined {
  const { url = '', headers } = raw;
  if (!/%00|\0/.test(`${url}\n${headers.cookie ?? ''}`)) return undefined;
  const name = nulIn([params, query, cookies])?.[1];
  // The URL may contain it where no route reads it, as under a wildcard of files.
  return name !== undefined && name !== '*' ? name : 'address';
}
