import { yuanOf } from '../platform/money/money.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { VerbContext } from '../platform/commands/verb.ts';
import { lockUser } from '../platform/database/lockUser.ts';
import type { User } from '../platform/database/tables/users.tables.ts';
import { readBalance } from '../modules/account/index.ts';
import { removeStoredVideos } from '../modules/homework/index.ts';
import { openVideoProvider } from '../providers/video/openVideoProvider.ts';
import { eraseStudent, findHindrances } from '../modules/ownData/index.ts';
import { partStoreOf } from '../modules/upload/index.ts';

const HINDRANCES = {
  order: 'an order is unpaid',
  refund: 'a refund is in progress',
  withdrawal: 'a withdrawal is in progress',
} as const;

/** Confirmation of an erasure, besides the student's number. */
export interface Erasing {
  /** The student's full name, as a confirmation. */
  readonly forever: string;
  readonly giveUpBalance?: boolean | undefined;
}

/**
 * Erases a student at once, as closing the account does after its waiting period; files are deleted after the
 * commit.
 * @returns a sentence about what was done.
 * @throws {CommandError} where the confirmation is wrong, money is on its way, or a balance would be lost.
 */
export async function eraseAccount(
  school: VerbContext,
  { id, name }: User,
  number: string,
  { forever, giveUpBalance = false }: Erasing,
): Promise<string> {
  const { tx, connection, config, now } = school;
  const word = name === '' ? number : name;
  if (forever !== word)
    throw new CommandError(
      `This erases ${word} (${number}) with all study data, and only a backup can restore it; ` +
        `“students close” only disables the account. Confirm with --forever=${JSON.stringify(word)}`,
    );
  await lockUser(tx, id);
  const found = await findHindrances(tx, id);
  if (found.length > 0)
    throw new CommandError(
      `${word} (${number}): ${found.map((one) => HINDRANCES[one]).join(', ')}. Wait until this is finished.`,
    );
  const balanceCents = await readBalance(tx, id);
  if (balanceCents > 0 && !giveUpBalance)
    throw new CommandError(
      `A balance of ${yuanOf(balanceCents)} yuan would be lost. Pay it out, or confirm with --give-up-balance`,
    );
  school.addSubjects(`#${id}`);
  // Where the files cannot be reached, nothing is erased.
  const files = await school.files();
  const clock = { now: () => now };
  const { keys, uploads, videos } = await eraseStudent(tx, clock, id);
  school.afterCommit(async () => {
    for (const key of keys) await files.store.remove(key);
    for (const upload of uploads) await partStoreOf(config, files).remove(upload);
    await removeStoredVideos(openVideoProvider({ config, db: connection.db, clock }), videos);
  });
  return `Erased ${number}. Delete the row from your workbook too: the next “apply” would create the account again.\n`;
}
