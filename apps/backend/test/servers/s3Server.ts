import { once } from 'node:events';
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../../src/platform/config/providers.ts';

/** Minimum bytes of a part that is not the last, as at Amazon. */
const MIN_PART_BYTES = 5 * 1024 * 1024;

/** An object of a bucket. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly sha256: string | undefined;
  readonly changedAt: Date;
}

interface Upload {
  readonly name: string;
  readonly sha256: string | undefined;
  readonly initiated: Date;
  readonly parts: Map<number, Buffer>;
}

/** An S3 service in this process, whose first bucket is `school`. */
export interface S3Server {
  readonly settings: BucketSettings;
  /** Its objects by name; those of other buckets have the bucket's name as a prefix. */
  readonly objects: Map<string, StoredObject>;
  /** Incomplete multipart uploads. */
  readonly uploads: Map<string, Upload>;
  /** Whether everybody may read objects. */
  isPublic: boolean;
  /** Number of upcoming requests that are answered with 503. */
  failures: number;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const hex = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Percent-encodes for the signature: everything but letters, digits and `-_.~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Options of {@link startS3Server}. */
export interface S3ServerOptions {
  /** @defaultValue '127.0.0.1' */
  readonly host?: string;
  /** @defaultValue any free port */
  readonly port?: number;
  /** The accepted access key. */
  readonly access?: { readonly id: string; readonly secret: string };
  /** Storage of the objects. @defaultValue in memory */
  readonly objects?: Map<string, StoredObject>;
  /** Tells whether a bucket exists and the access key may use it. @defaultValue always */
  readonly mayUse?: (bucket: string) => boolean;
}

const ACCESS = { id: 'AKTEST', secret: 'a secret key of the test bucket' };

interface Signed {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

function signedBy(request: IncomingMessage, query: URLSearchParams): Signed {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const found =
      /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
    if (found === null) throw new Refusal(403, 'AccessDenied');
    const [, credential = '', signedHeaders = '', signature = ''] = found;
    const date = String(request.headers['x-amz-date']);
    return {
      credential,
      signedHeaders,
      signature,
      date,
      payload: String(request.headers['x-amz-content-sha256']),
    };
  }
  const date = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  const began = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  // Also true for missing values, which give NaN.
  if (!(Date.now() < began + seconds * 1000)) throw new Refusal(403, 'AccessDenied');
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    payload: 'UNSIGNED-PAYLOAD',
  };
}

/** Refuses a request with an invalid signature, or whose body differs from the signed hash. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer, access: typeof ACCESS): void {
  const { credential, signedHeaders, signature, date, payload } = signedBy(request, url.searchParams);
  const [id = '', ...scope] = credential.split('/');
  const [day = '', region = '', service = '', end = ''] = scope;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const names = signedHeaders.split(';');
  if (!names.includes('host')) throw new Refusal(403, 'AccessDenied');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hex(canonical)].join('\n');
  const key = [region, service, end].reduce(mac, mac(`AWS4${access.secret}`, day));
  const expected = mac(key, text);
  const signatureBytes = Buffer.from(signature, 'hex');
  const isGood =
    id === access.id &&
    signatureBytes.length === expected.length &&
    timingSafeEqual(signatureBytes, expected);
  if (!isGood) throw new Refusal(403, 'SignatureDoesNotMatch');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hex(body))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  if (payload === 'UNSIGNED-PAYLOAD' && body.length > 0) throw new Refusal(400, 'MissingSecurityHeader');
  const sum = request.headers['content-md5'];
  if (sum !== undefined && sum !== Buffer.from(md5(body), 'hex').toString('base64'))
    throw new Refusal(400, 'BadDigest');
}

const xml = (root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;

function send(response: ServerResponse, status: number, body: string | Buffer, headers = {}): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body);
}

/** Starts an S3 service on a port of this machine that verifies signatures, hashes and part sizes. */
export async function startS3Server({
  host = '127.0.0.1',
  port: requestedPort = 0,
  access = ACCESS,
  objects = new Map(),
  mayUse = () => true,
}: S3ServerOptions = {}): Promise<S3Server> {
  const uploads = new Map<string, Upload>();
  const state = { isPublic: false, failures: 0 };

  function keep(name: string, bytes: Buffer, sha256: string | undefined): string {
    objects.set(name, { bytes, sha256, changedAt: new Date() });
    return md5(bytes);
  }

  function uploadOf(url: URL, name: string): Upload {
    const upload = uploads.get(url.searchParams.get('uploadId') ?? '');
    if (upload?.name !== name) throw new Refusal(404, 'NoSuchUpload');
    return upload;
  }

  function read(request: IncomingMessage, response: ServerResponse, url: URL, name: string): void {
    const found = objects.get(name);
    if (found === undefined) throw new Refusal(404, 'NoSuchKey');
    const { bytes, sha256, changedAt } = found;
    const headers = {
      'Last-Modified': changedAt.toUTCString(),
      ...(sha256 !== undefined && { 'x-amz-meta-sha256': sha256 }),
      'Content-Type': url.searchParams.get('response-content-type') ?? 'application/octet-stream',
      'Content-Disposition': url.searchParams.get('response-content-disposition') ?? 'inline',
    };
    if (request.method === 'HEAD') {
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end();
      return;
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range === null) send(response, 200, bytes, headers);
    else send(response, 206, bytes.subarray(Number(range[1]), Number(range[2]) + 1), headers);
  }

  function list(response: ServerResponse, url: URL, within: string): void {
    const [prefix, from] = [
      within + (url.searchParams.get('prefix') ?? ''),
      url.searchParams.get('continuation-token') ?? '',
    ];
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > from).toSorted();
    const page = names.slice(0, 3);
    const contents = page.map((name) => {
      const { bytes, changedAt } = objects.get(name)!;
      const about = `<Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified>`;
      return `<Contents><Key>${name.slice(within.length)}</Key>${about}</Contents>`;
    });
    const rest =
      names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const inner = `<IsTruncated>${String(rest !== '')}</IsTruncated>${rest}${contents.join('')}`;
    send(response, 200, xml('ListBucketResult', inner));
  }

  function listUploads(response: ServerResponse): void {
    const listed = [...uploads].map(([id, { name, initiated }]) => {
      const about = `<UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated>`;
      return `<Upload><Key>${name}</Key>${about}</Upload>`;
    });
    send(response, 200, xml('ListMultipartUploadsResult', listed.join('')));
  }

  function complete(response: ServerResponse, url: URL, name: string, body: Buffer): void {
    const upload = uploadOf(url, name);
    const listedParts = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>(?:&quot;|")?([0-9a-f]+)/.exec(part)?.[1],
    }));
    const parts = listedParts.map(({ number, tag }, index) => {
      const bytes = upload.parts.get(number);
      if (bytes === undefined || md5(bytes) !== tag) throw new Refusal(400, 'InvalidPart');
      if (bytes.length < MIN_PART_BYTES && index < listedParts.length - 1)
        throw new Refusal(400, 'EntityTooSmall');
      return bytes;
    });
    keep(name, Buffer.concat(parts), upload.sha256);
    uploads.delete(url.searchParams.get('uploadId') ?? '');
    send(response, 200, xml('CompleteMultipartUploadResult', `<Key>${name}</Key>`));
  }

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const [, bucket = '', inside = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (!mayUse(bucket)) throw new Refusal(403, 'AccessDenied');
    // Objects of other buckets have the bucket's name as a prefix.
    const within = bucket === 'school' ? '' : `${bucket}/`;
    const name = within + inside;
    const has = (parameter: string): boolean => url.searchParams.has(parameter);
    const sha256 = request.headers['x-amz-meta-sha256'];
    const digest = typeof sha256 === 'string' ? sha256 : undefined;
    switch (request.method) {
      case 'HEAD':
        return read(request, response, url, name);
      case 'GET':
        if (inside !== '') return read(request, response, url, name);
        return has('uploads') ? listUploads(response) : list(response, url, within);
      case 'PUT':
        if (!has('uploadId')) return send(response, 200, '', { ETag: `"${keep(name, body, digest)}"` });
        uploadOf(url, name).parts.set(Number(url.searchParams.get('partNumber')), body);
        return send(response, 200, '', { ETag: `"${md5(body)}"` });
      case 'POST': {
        if (has('uploadId')) return complete(response, url, name, body);
        const id = randomUUID();
        uploads.set(id, { name, sha256: digest, initiated: new Date(), parts: new Map() });
        return send(response, 200, xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
      }
      case 'DELETE':
        if (has('uploadId')) uploads.delete(url.searchParams.get('uploadId') ?? '');
        else objects.delete(name);
        return send(response, 204, '');
      default:
        throw new Refusal(405, 'MethodNotAllowed');
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    try {
      const body = await buffer(request);
      if (state.failures > 0) {
        state.failures -= 1;
        throw new Refusal(503, 'SlowDown');
      }
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!(state.isPublic && isRead)) checkSignature(request, url, body, access);
      answer(request, response, url, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const inner = `<Code>${error.code}</Code><Message>${error.code}</Message>`;
      send(response, error.status, request.method === 'HEAD' ? '' : `<Error>${inner}</Error>`);
    }
  });
  server.listen(requestedPort, host);
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return Object.assign(state, {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'school',
      accessKeyId: access.id,
      accessKeySecret: access.secret,
      hasPathStyle: true,
      hasSignedDownloads: false,
    },
    objects,
    uploads,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
