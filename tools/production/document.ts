/** What docs/operations.md has people do. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const DOCUMENT = 'docs/operations.md';

/** What is to be done under a heading. */
export interface Block {
  /** The heading, or the bold words, that it stands under. */
  readonly about: string;
  /** Where: on the machine with the sources, on the server, there with the network, or where containers run. */
  readonly where: 'sources' | 'server' | 'network' | 'containers';
  readonly script: string;
}

const PLACES = { build: 'sources', network: 'network', containers: 'containers', '': 'server' } as const;
const isPlace = (word: string): word is keyof typeof PLACES => word in PLACES;

/** Reads the blocks that are marked `sh`, in their order. @throws {Error} for a mark that nobody knows */
export async function readBlocks(): Promise<Block[]> {
  const document = await readFile(join(ROOT, DOCUMENT), 'utf8');
  const blocks: Block[] = [];
  let about = '';
  for (const [, heading, bold, mark, script = ''] of document.matchAll(
    /^#+ (.+)$|^\*\*(.+?)\.\*\*|^```sh ?(\w*)\n([^]*?)^```$/gm,
  )) {
    about = heading ?? bold ?? about;
    if (mark === undefined) continue;
    if (!isPlace(mark)) throw new Error(`${DOCUMENT}: nobody knows what sh ${mark} means`);
    blocks.push({ about, where: PLACES[mark], script });
  }
  return blocks;
}
