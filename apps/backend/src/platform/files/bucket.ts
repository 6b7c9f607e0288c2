import { Readable } from 'node:stream';
import type { BucketSettings } from '../config/providers.ts';
import { ConfigError } from '../config/configError.ts';
import { withTranslatedErrors, statusOf, translated } from './bucketErrors.ts';
import { type BucketWriter, writerOf } from './bucketWriter.ts';
import type { Download, OpenFile } from './fileStore.ts';

/** How long a signed URL is valid, in seconds; a download only has to begin by then. */
const ADDRESS_SECONDS = 300;

/** Metadata of an object. */
export interface ObjectMetadata {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** An object that is open for reading. */
export interface OpenObject extends OpenFile {
  /** SHA-256 of its bytes in base64url, as stored by the writer; undefined where none was stored. */
  readonly digest: string | undefined;
}

/**
 * A bucket of an S3-compatible service. Its objects are private; every request is signed including the hash of
 * its body.
 */
export interface Bucket extends BucketWriter {
  /** Opens an object; undefined where there is none. */
  open(name: string): Promise<OpenObject | undefined>;
  /** Deletes an object; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** Lists the objects with a prefix, in the order of their names. */
  list(prefix: string): AsyncGenerator<ObjectMetadata>;
  /** Deletes the parts of multipart uploads that were begun before a time and never completed. */
  forgetUnfinished(before: Date): Promise<void>;
  /** Returns a URL by which anybody can download an object for five minutes. */
  addressOf(name: string, download: Download): Promise<string>;
  /** Closes its connections. */
  close(): void;
}

/** Opens a bucket. The client library is loaded here, so that only installations with a bucket load it. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const { bucket: Bucket, endpoint, region, accessKeyId, accessKeySecret, hasPathStyle } = settings;
  const client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey: accessKeySecret },
    forcePathStyle: hasPathStyle,
    // Other services refuse Amazon's own checksums. The body's hash is part of each signature, and MD5 is sent
    // as well.
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
            const { Body } = await withTranslatedErrors(client.send(new s3.GetObjectCommand(range)));
            if (!(Body instanceof Readable)) throw new TypeError('The reply of the bucket is not a stream');
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
      await withTranslatedErrors(client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    },
    async *list(Prefix) {
      for (let ContinuationToken: string | undefined; ;) {
        const page = { Bucket, Prefix, ContinuationToken };
        const reply = await withTranslatedErrors(client.send(new s3.ListObjectsV2Command(page)));
        for (const { Key = '', Size = 0, LastModified } of reply.Contents ?? [])
          yield { name: Key, size: Size, changedAt: LastModified ?? new Date(0) };
        if (reply.IsTruncated !== true) break;
        ContinuationToken = reply.NextContinuationToken;
      }
    },
    async forgetUnfinished(before) {
      const { Uploads = [] } = await withTranslatedErrors(
        client.send(new s3.ListMultipartUploadsCommand({ Bucket })),
      );
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated !== undefined && Initiated < before)
          await withTranslatedErrors(
            client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
          );
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

/** Returns the unsigned URL of an object. */
function publicAddress({ endpoint, region, bucket, hasPathStyle }: BucketSettings, name: string): string {
  const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!hasPathStyle) base.host = `${bucket}.${base.host}`;
  return new URL(hasPathStyle ? `/${bucket}/${name}` : `/${name}`, base).href;
}

/**
 * Refuses a bucket whose objects can be read without credentials.
 * @throws {ConfigError}
 */
export async function refusePublic(settings: BucketSettings, name: string): Promise<void> {
  const { status } = await fetch(publicAddress(settings, name), { method: 'HEAD', redirect: 'manual' });
  if (status === 200)
    throw new ConfigError(
      `The bucket ${settings.bucket} (S3_BUCKET) is publicly readable. Make it private: only Lectern decides who may read a file.`,
    );
}
