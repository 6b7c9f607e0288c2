/** Reads the commands in docs/operations.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const DOCUMENT = 'docs/operations.md';

/** A block of commands. */
export interface Block {
  /** The heading, or the bold text, above the block. */
  readonly about: string;
  /**
   * Where the block is run: on the machine with the sources, on the server, on the server with network access,
   * or where containers run.
   */
  readonly environment: 'sources' | 'server' | 'network' | 'containers';
  readonly script: string;
}

const ENVIRONMENT_BY_MARK = {
  build: 'sources',
  network: 'network',
  containers: 'containers',
  '': 'server',
} as const;
const isMark = (word: string): word is keyof typeof ENVIRONMENT_BY_MARK => word in ENVIRONMENT_BY_MARK;

/** Returns the blocks marked `sh`, in order. @throws {Error} for an unknown mark */
export async function readBlocks(): Promise<Block[]> {
  const document = await readFile(join(ROOT, DOCUMENT), 'utf8');
  const blocks: Block[] = [];
  let about = '';
  for (const [, heading, bold, mark, script = ''] of document.matchAll(
    /^#+ (.+)$|^\*\*(.+?)\.\*\*|^```sh ?(\w*)\n([^]*?)^```$/gm,
  )) {
    about = heading ?? bold ?? about;
    if (mark === undefined) continue;
    if (!isMark(mark)) throw new Error(`${DOCUMENT}: nobody knows what sh ${mark} means`);
    blocks.push({ about, environment: ENVIRONMENT_BY_MARK[mark], script });
  }
  return blocks;
}
