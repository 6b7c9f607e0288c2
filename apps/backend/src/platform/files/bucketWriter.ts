import { createHash } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import { withTranslatedErrors } from './bucketErrors.ts';

/** Bytes of a part of a multipart upload. Services allow 10,000 parts, of which only the last may be below 5 MB. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Writes the objects of a bucket. */
export interface BucketWriter {
  /** Writes an object atomically, replacing an existing one. @param digest is stored with it */
  put(name: string, bytes: Uint8Array, digest?: string): Promise<void>;
  /**
   * Writes an object as a multipart upload; an aborted one does not appear. @param pieceBytes bytes that are
   * held in memory
   */
  putPieces(
    name: string,
    source: AsyncIterable<unknown>,
    options?: { readonly digest?: string; readonly pieceBytes?: number },
  ): Promise<void>;
}

const MD5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** Rechunks a stream into pieces of a fixed size, of which the last may be shorter. */
async function* piecesOf(source: AsyncIterable<unknown>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('An object is made of bytes');
    for (let rest = chunk; rest.byteLength > 0;) {
      const fitting = rest.subarray(0, size - length);
      waiting.push(fitting);
      length += fitting.byteLength;
      rest = rest.subarray(fitting.byteLength);
      if (length < size) continue;
      yield Buffer.concat(waiting);
      [waiting, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function* after(first: Buffer, second: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield second;
  yield* rest;
}

const metadataOf = (digest: string | undefined) =>
  digest === undefined ? {} : { Metadata: { sha256: digest } };

/** Makes the writer of a bucket. @param s3 the client library */
export function writerOf(s3: typeof S3, client: S3.S3Client, Bucket: string): BucketWriter {
  async function put(Key: string, bytes: Uint8Array, digest?: string): Promise<void> {
    await withTranslatedErrors(
      client.send(
        new s3.PutObjectCommand({ Bucket, Key, Body: bytes, ContentMD5: MD5(bytes), ...metadataOf(digest) }),
      ),
    );
  }

  async function putParts(
    Key: string,
    pieces: AsyncIterable<Buffer>,
    digest: string | undefined,
  ): Promise<void> {
    const { UploadId } = await withTranslatedErrors(
      client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key, ...metadataOf(digest) })),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = [];
      for await (const piece of pieces) {
        const PartNumber = Parts.length + 1;
        const part = { ...upload, PartNumber, Body: piece, ContentMD5: MD5(piece) };
        const { ETag } = await withTranslatedErrors(client.send(new s3.UploadPartCommand(part)));
        Parts.push({ ETag, PartNumber });
      }
      await withTranslatedErrors(
        client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
      );
    } catch (error) {
      // If this fails, `forgetUnfinished` cleans up later.
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  return {
    put,
    async putPieces(name, source, { digest, pieceBytes = PIECE_BYTES } = {}) {
      const pieces = piecesOf(source, pieceBytes);
      const first = await pieces.next();
      const second: IteratorResult<Buffer> = first.done === true ? first : await pieces.next();
      if (first.done === true) await put(name, new Uint8Array(), digest);
      else if (second.done === true) await put(name, first.value, digest);
      else await putParts(name, after(first.value, second.value, pieces), digest);
    },
  };
}
