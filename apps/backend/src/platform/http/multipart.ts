import type { FastifyRequest } from 'fastify';
import { StatusError } from './errors.ts';

/**
 * Reads a multipart form: texts as texts, files as `File`. Several values of one name become a list.
 * @throws {StatusError} 415 for another kind of body, 400 for one that is malformed or ends too early.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new StatusError(415, 'The body must be multipart/form-data');
  try {
    return await readParts(request);
  } catch (error) {
    // What the framework refuses (too large, too many parts) has a status of its own; the parser's errors have none.
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
