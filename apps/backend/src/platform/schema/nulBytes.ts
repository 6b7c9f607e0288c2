import type { FastifyRequest } from 'fastify';

/** No text of the database can hold it, and no page sends it. */
const NUL = '\0';
export const HAS_NUL = 'has a NUL byte';

/**
 * Finds a NUL byte in a value and whatever is in it, also in keys and in the names of files.
 * @returns where: the keys and indexes down to it.
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

/** Finds a NUL byte in a request's address and cookies. @returns the name of what has it. */
export function nulBeside({ raw, params, query, cookies }: FastifyRequest): string | undefined {
  const { url = '', headers } = raw;
  if (!/%00|\0/.test(`${url}\n${headers.cookie ?? ''}`)) return undefined;
  const name = nulIn([params, query, cookies])?.[1];
  // An address has it also where no route reads it, as below a folder of files.
  return name !== undefined && name !== '*' ? name : 'address';
}
