import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 100;

/** Gives a folder that was just written its name. */
export async function moveFolder(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      // A scanner of Windows may have a new file open for a while, which holds the folder.
      if (process.platform !== 'win32' || existsSync(to) || attempt === ATTEMPTS) throw error;
      await sleep(100);
    }
  }
}
