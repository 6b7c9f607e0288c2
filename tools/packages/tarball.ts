import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

function textAt(block: Uint8Array, start: number, length: number): string {
  const bytes = block.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return Buffer.from(bytes.subarray(0, end < 0 ? length : end)).toString();
}

/** Returns the files of a packed package by path, without the common folder `package/`. */
export function filesOf(tarball: Uint8Array): Map<string, Buffer> {
  const bytes = gunzipSync(tarball);
  const files = new Map<string, Buffer>();
  let longName = '';
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const head = bytes.subarray(at, at + BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const size = Number.parseInt(textAt(head, 124, 12), 8) || 0;
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    const kind = textAt(head, 156, 1);
    const prefix = textAt(head, 345, 155);
    const short = prefix === '' ? textAt(head, 0, 100) : `${prefix}/${textAt(head, 0, 100)}`;
    // A name that is too long for the header is in a record of its own before the file.
    if (kind === 'x') longName = /\d+ path=([^\n]+)\n/.exec(content.toString())?.[1] ?? '';
    else {
      if (kind === '0' || kind === '') files.set((longName || short).replace(/^package\//, ''), content);
      longName = '';
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
