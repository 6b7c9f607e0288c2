import { unzipSync } from 'fflate';
import { CommandError } from '../../platform/commands/commandError.ts';

/** The largest workbook that is opened, in bytes. */
const MOST_PACKED = 64 * 1024 * 1024;
/** What a workbook may unpack to, in bytes: 200,000 students need a third of it. */
const MOST_UNPACKED = 512 * 1024 * 1024;
const MOST_PARTS = 2000;

/** Refuses a workbook before it is read. @throws {CommandError} */
export function refuseLarge(name: string, size: number): void {
  if (size > MOST_PACKED)
    throw new CommandError(
      `${name} is larger than ${MOST_PACKED / 1024 / 1024} MB; split it, or use a folder.`,
    );
}

/**
 * Refuses a workbook that is none, that unpacks to more than memory should hold, or that has macros, before anything
 * of it is unpacked. The reader takes no part beyond the size that is added up here.
 * @throws {CommandError} saying what to do.
 */
export function refuseHostile(name: string, bytes: Uint8Array): void {
  let total = 0;
  let parts = 0;
  let hasMacros = false;
  try {
    unzipSync(bytes, {
      filter({ name: part, size, originalSize }) {
        parts += 1;
        // A part that claims to be nothing while it holds something would be unpacked without a bound.
        total += originalSize === 0 && size > 2 ? Number.POSITIVE_INFINITY : originalSize;
        hasMacros ||= /vbaProject/i.test(part);
        return false;
      },
    });
  } catch {
    throw new CommandError(`${name} is no workbook; save it as .xlsx (Excel workbook).`);
  }
  if (parts > MOST_PARTS || total > MOST_UNPACKED)
    throw new CommandError(
      `${name} unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MB, which no school needs; it was not opened.`,
    );
  if (hasMacros)
    throw new CommandError(`${name} has macros; save it as .xlsx (Excel workbook), without them.`);
}
