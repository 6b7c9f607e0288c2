import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../digest/digest.ts';
import { varyBy } from '../http/vary.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text that is compressed once and sent many times. */
export interface Packed {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

type Encoding = 'br' | 'gzip' | 'plain';

/** Compresses a text. @param effort from 1 to 9. */
export const compressText = (
  plain: Buffer,
  encoding: Exclude<Encoding, 'plain'>,
  effort: number,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(plain, { level: effort })
    : brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });

/**
 * Compresses a text in every supported encoding.
 * @param type its content type, including the charset.
 * @param effort from 1 to 9; the highest for texts that are sent often.
 */
export async function pack(text: string, type: string, effort = 9): Promise<Packed> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compressText(plain, 'br', effort),
    compressText(plain, 'gzip', effort),
  ]);
  const tag = digestOf(plain).slice(0, 22);
  return { type, tag, plain, br, gzip: zipped };
}

/** Returns the best encoding that a browser accepts. */
export function encodingFor(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding'];
  const accepted = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'plain';
}

/** Sends a compressed text in the best encoding that the browser accepts, or 304 where the browser has it cached. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const encoding = encodingFor(request);
  const tag = `"${packed.tag}-${encoding}"`;
  void reply.header('ETag', tag);
  varyBy(reply, 'Accept-Encoding');
  const known =
    request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  if (reply.statusCode === 200 && known.includes(tag)) return reply.code(304).send();
  if (encoding !== 'plain') void reply.header('Content-Encoding', encoding);
  return reply.type(packed.type).send(packed[encoding]);
}
