import { unzipSync } from 'fflate';
import { CommandError } from '../../platform/commands/commandError.ts';

/** Maximum size of a workbook, in bytes. */
const MAX_PACKED_BYTES = 64 * 1024 * 1024;
/** Maximum unpacked size of a workbook, in bytes; 200,000 students need a third of it. */
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;
const MAX_PARTS = 2000;

/** Refuses a workbook that is too large. @throws {CommandError} */
export function refuseLarge(name: string, size: number): void {
  if (size > MAX_PACKED_BYTES)
    throw new CommandError(
      `${name} is larger than ${MAX_PACKED_BYTES / 1024 / 1024} MB; split it, or use a folder.`,
    );
}

/**
 * Refuses a file that is no workbook, that is too large when unpacked, or that has macros, before anything is
 * unpacked. The reader does not unpack a part beyond its declared size, which is added up here.
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
        // A non-empty part with a declared size of 0 would be unpacked without a limit.
        total += originalSize === 0 && size > 2 ? Number.POSITIVE_INFINITY : originalSize;
        hasMacros ||= /vbaProject/i.test(part);
        return false;
      },
    });
  } catch {
    throw new CommandError(`${name} is not a workbook; save it as .xlsx (Excel workbook).`);
  }
  if (parts > MAX_PARTS || total > MAX_UNPACKED_BYTES)
    throw new CommandError(
      `${name} unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB, and was not opened.`,
    );
  if (hasMacros)
    throw new CommandError(`${name} has macros; save it as .xlsx (Excel workbook), without them.`);
}
