import { Readable } from 'node:stream';
import type { BucketSettings } from '../config/providers.ts';
import { ConfigError } from '../config/configError.ts';
import { asking, statusOf, translated } from './bucketErrors.ts';
import { type BucketWriter, writerOf } from './bucketWriter.ts';
import type { Download, OpenFile } from './fileStore.ts';

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
export interface Bucket extends BucketWriter {
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

  return {
    ...writerOf(s3, client, Bucket),
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
