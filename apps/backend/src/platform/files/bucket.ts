import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BucketSettings } from '../config/providers.ts';
import { ConfigError } from '../config/configError.ts';
import { AwayError } from '../http/errors.ts';
import type { Download, OpenFile } from './fileStore.ts';

/** An object is written in pieces of this size from its second on; services take 10,000, none but the last below 5 MB. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** How long a signed address is good: until a download has begun. */
const ADDRESS_SECONDS = 300;

/** What is known of an object. */
export interface ObjectFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** An object that is open for reading. */
export interface OpenObject extends OpenFile {
  /** SHA-256 of its bytes in base64url, as whoever wrote it said; undefined where nobody did. */
  readonly digest: string | undefined;
}

/** A bucket of an S3-compatible service. Its objects are private; every request is signed with the hash of its bytes. */
export interface Bucket {
  /** Writes an object, whole or not at all, over what was there. @param digest what is kept beside it */
  put(name: string, bytes: Uint8Array, digest?: string): Promise<void>;
  /** Writes an object piece by piece; one that was cut off is not there. @param pieceBytes bytes that are held in memory */
  putPieces(
    name: string,
    source: AsyncIterable<unknown>,
    options?: { readonly digest?: string; readonly pieceBytes?: number },
  ): Promise<void>;
  /** Opens an object; undefined where there is none. */
  open(name: string): Promise<OpenObject | undefined>;
  /** Forgets an object; one that is unknown is no error. */
  remove(name: string): Promise<void>;
  /** The objects whose names begin so, in the order of their names. */
  list(prefix: string): AsyncGenerator<ObjectFacts>;
  /** Forgets the pieces of objects that were begun before a time and are not whole. */
  forgetUnfinished(before: Date): Promise<void>;
  /** An address at which anybody gets an object, for five minutes. */
  addressOf(name: string, download: Download): Promise<string>;
  /** Closes its connections. */
  close(): void;
}

const MD5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** Joins what a stream gives to pieces of a size, the last one shorter. */
async function* piecesOf(source: AsyncIterable<unknown>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('An object is made of bytes');
    for (let rest = chunk; rest.byteLength > 0;) {
      const taken = rest.subarray(0, size - length);
      waiting.push(taken);
      length += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (length < size) continue;
      yield Buffer.concat(waiting);
      [waiting, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Tells a service that is away or overburdened from one that refuses. */
function translated(error: unknown): unknown {
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 408 && status !== 429) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new AwayError(`The bucket cannot be reached: ${reason}`, { cause: error });
}

/** Opens a bucket. The client of the service is loaded here, by whoever has one. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const { bucket: Bucket, endpoint, region, accessKeyId, accessKeySecret, hasPathStyle } = settings;
  const client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey: accessKeySecret },
    forcePathStyle: hasPathStyle,
    // Checksums of Amazon's own are refused elsewhere. The hash of what is sent is part of each signature, and MD5 goes along.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  });

  const asking = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
    reply.catch((error: unknown) => {
      throw translated(error);
    });

  const metadataOf = (digest: string | undefined) =>
    digest === undefined ? {} : { Metadata: { sha256: digest } };

  async function put(Key: string, bytes: Uint8Array, digest?: string): Promise<void> {
    await asking(
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
    const { UploadId } = await asking(
      client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key, ...metadataOf(digest) })),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = [];
      for await (const piece of pieces) {
        const PartNumber = Parts.length + 1;
        const part = { ...upload, PartNumber, Body: piece, ContentMD5: MD5(piece) };
        const { ETag } = await asking(client.send(new s3.UploadPartCommand(part)));
        Parts.push({ ETag, PartNumber });
      }
      await asking(
        client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
      );
    } catch (error) {
      // Where this does not get through, `forgetUnfinished` does it later.
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  async function* after(first: Buffer, second: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield first;
    yield second;
    yield* rest;
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
    async open(Key) {
      try {
        const { ContentLength: size = 0, Metadata } = await client.send(
          new s3.HeadObjectCommand({ Bucket, Key }),
        );
        return {
          size,
          digest: Metadata?.['sha256'],
          async read(start, end) {
            const range = { Bucket, Key, Range: `bytes=${start}-${end}` };
            const { Body } = await asking(client.send(new s3.GetObjectCommand(range)));
            if (!(Body instanceof Readable)) throw new TypeError('A reply of the bucket is no stream');
            return Body;
          },
          close: async () => {},
        };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw translated(error);
      }
    },
    async remove(Key) {
      await asking(client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    },
    async *list(Prefix) {
      for (let ContinuationToken: string | undefined; ;) {
        const page = { Bucket, Prefix, ContinuationToken };
        const reply = await asking(client.send(new s3.ListObjectsV2Command(page)));
        for (const { Key = '', Size = 0, LastModified } of reply.Contents ?? [])
          yield { name: Key, size: Size, changedAt: LastModified ?? new Date(0) };
        if (reply.IsTruncated !== true) break;
        ContinuationToken = reply.NextContinuationToken;
      }
    },
    async forgetUnfinished(before) {
      const { Uploads = [] } = await asking(client.send(new s3.ListMultipartUploadsCommand({ Bucket })));
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated !== undefined && Initiated < before)
          await asking(client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
    },
    addressOf: (Key, { contentType, disposition }) =>
      getSignedUrl(
        client,
        new s3.GetObjectCommand({
          Bucket,
          Key,
          ResponseContentType: contentType,
          ResponseContentDisposition: disposition,
        }),
        { expiresIn: ADDRESS_SECONDS },
      ),
    close: () => client.destroy(),
  };
}

/** The address of an object for somebody without keys. */
function publicAddress({ endpoint, region, bucket, hasPathStyle }: BucketSettings, name: string): string {
  const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!hasPathStyle) base.host = `${bucket}.${base.host}`;
  return new URL(hasPathStyle ? `/${bucket}/${name}` : `/${name}`, base).href;
}

/**
 * Refuses a bucket that gives an object to somebody without keys.
 * @throws {ConfigError}
 */
export async function refusePublic(settings: BucketSettings, name: string): Promise<void> {
  const { status } = await fetch(publicAddress(settings, name), { method: 'HEAD', redirect: 'manual' });
  if (status === 200)
    throw new ConfigError(
      `The bucket ${settings.bucket} (S3_BUCKET) gives its objects to anybody. Make it private: whoever may read a file asks Lectern.`,
    );
}
