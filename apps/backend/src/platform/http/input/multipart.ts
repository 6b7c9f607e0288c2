import type { FastifyRequest } from 'fastify';
import { tooOften } from '../limits/addressLimit.ts';
import { StatusError } from '../errors.ts';

/** Maximum concurrent multipart requests of one student, since each is kept in memory until it is processed. */
const MAX_CONCURRENT = 8;
const underWay = new Map<string, number>();

/** Processes a student's multipart request. @throws {StatusError} 429 where too many of theirs are in progress. */
export async function withUploadLimit<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(userId) ?? 0;
  if (before >= MAX_CONCURRENT) throw tooOften();
  underWay.set(userId, before + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}

/**
 * Reads a multipart form: texts as strings, files as `File`. Several values of one name become a list.
 * @throws {StatusError} 415 for another kind of body, 400 for a malformed or truncated one.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new StatusError(415, 'The body must be multipart/form-data');
  try {
    return await readParts(request);
  } catch (error) {
    // The framework's refusals (too large, too many parts) have a status of their own; the parser's errors have
    // none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new StatusError(400, 'The multipart body is malformed or ends too early');
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    const value =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value;
    const earlier = fields[part.fieldname];
    if (earlier === undefined) fields[part.fieldname] = value;
    else fields[part.fieldname] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  return fields;
}
