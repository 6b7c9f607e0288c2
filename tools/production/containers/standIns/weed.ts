/**
 * The parts of SeaweedFS that the compose file uses: the fake S3 server of the tests, and a shell that creates
 * buckets.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { startS3Server, type StoredObject } from '../../../../apps/backend/test/servers/s3Server.ts';

const FOLDER = '/data';
const S3_PORT = 8333;

interface Identity {
  readonly credentials: readonly { readonly accessKey: string; readonly secretKey: string }[];
  readonly actions: readonly string[];
}

/** Objects stored in a folder: one file for the bytes, and one for the hash. */
class StoredObjects extends Map<string, StoredObject> {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder).filter((name) => !name.endsWith('.sha256'))) {
      const path = join(folder, file);
      const sha256 = readFileSync(`${path}.sha256`, 'utf8') || undefined;
      super.set(decodeURIComponent(file), {
        bytes: readFileSync(path),
        sha256,
        changedAt: statSync(path).mtime,
      });
    }
    this.#folder = folder;
  }

  override set(name: string, object: StoredObject): this {
    const path = join(this.#folder, encodeURIComponent(name));
    writeFileSync(`${path}.sha256`, object.sha256 ?? '');
    writeFileSync(path, object.bytes);
    return super.set(name, object);
  }

  override delete(name: string): boolean {
    const path = join(this.#folder, encodeURIComponent(name));
    for (const file of [path, `${path}.sha256`]) rmSync(file, { force: true });
    return super.delete(name);
  }
}

async function serve(configFile: string, port: number): Promise<void> {
  const config: { readonly identities: readonly Identity[] } = JSON.parse(readFileSync(configFile, 'utf8'));
  const [identity] = config.identities;
  const [credentials] = identity?.credentials ?? [];
  if (identity === undefined || credentials === undefined) throw new Error(`${configFile} names nobody`);
  const buckets = join(FOLDER, 'buckets');
  mkdirSync(buckets, { recursive: true });
  const mayAll = (bucket: string): boolean =>
    ['Read', 'Write', 'List'].every((action) => identity.actions.includes(`${action}:${bucket}`));
  await startS3Server({
    host: '0.0.0.0',
    port: S3_PORT,
    access: { id: credentials.accessKey, secret: credentials.secretKey },
    objects: new StoredObjects(join(FOLDER, 'objects')),
    mayUse: (bucket) => mayAll(bucket) && readdirSync(buckets).includes(bucket),
  });
  createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.method === 'PUT') mkdirSync(join(buckets, encodeURIComponent(name)));
    response.end(readdirSync(buckets).map(decodeURIComponent).join('\n'));
  }).listen(port, '0.0.0.0');
}

const { values, positionals } = parseArgs({
  // Its options have a single dash, as usual for Go programs.
  args: process.argv.slice(2).map((word) => word.replace(/^-(?=\w{2})/, '--')),
  allowPositionals: true,
  options: {
    ip: { type: 'string' },
    'ip.bind': { type: 'string' },
    s3: { type: 'boolean' },
    's3.config': { type: 'string' },
    master: { type: 'string' },
    filer: { type: 'string' },
  },
});
const FILER_PORT = 8888;
process.on('SIGTERM', () => process.exit(0));
if (positionals[0] === 'server') await serve(values['s3.config'] ?? '', FILER_PORT);
else {
  const [command = '', , bucket = ''] = (await text(process.stdin)).trim().split(/\s+/);
  const isMade = command === 's3.bucket.create';
  const reply = await fetch(`http://${values.filer}/${isMade ? bucket : ''}`, {
    method: isMade ? 'PUT' : 'GET',
  });
  process.stdout.write(`${await reply.text()}\n`);
}
