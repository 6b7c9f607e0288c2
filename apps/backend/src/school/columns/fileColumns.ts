import { VENDOR_VIDEO } from '../../providers/player/playerProvider.ts';
import { type Column, type Options, problem, column, type ColumnDefinition } from './column.ts';
import { textOf, linesOf, writeLines } from './textColumns.ts';

/** A column with a file under `files/`, or an address. */
export const file = (...definition: ColumnDefinition<Options<string>>): Column<string> =>
  column(definition, {
    type: 'file',
    read(cell) {
      const found = textOf(cell, 500);
      if ('problem' in found) return found;
      return /^(?:files\/|\/(?!\/)|https:\/\/)[^\s\\]+$/.test(found.value)
        ? found
        : problem(`“${found.value}” is no file; write files/… or an address that begins with https://`);
    },
    write: (value) => (value === '' ? null : value),
  });

/** A column with files under `files/`, one per line, which students download by their names there. */
export const files = (
  ...definition: ColumnDefinition<Options<readonly string[]>>
): Column<readonly string[]> =>
  column(definition, {
    type: 'files',
    read(cell) {
      const found = linesOf(cell, 4000);
      if ('problem' in found) return found;
      const odd = found.value.find((line) => !/^(?:files\/|\/(?!\/))[^\\]+$/.test(line));
      return odd === undefined ? found : problem(`“${odd}” is no file; write files/…, a line each`);
    },
    write: writeLines,
  });

const VIDEO = new RegExp(`^(?:[\\w-]{1,100}|files/[^\\s\\\\]+\\.mp4|${VENDOR_VIDEO})$`);

/** A column with a video: an MP4 under `files/`, or its key in the media store or at a video provider. */
export const video = (...definition: ColumnDefinition<Options<string>>): Column<string> =>
  column(definition, {
    type: 'video',
    read(cell) {
      const found = textOf(cell, 500);
      if ('problem' in found) return found;
      return VIDEO.test(found.value)
        ? found
        : problem(
            `“${found.value}” is no video; write files/….mp4, its name in the media store, or its number at a vendor, as polyv:…`,
          );
    },
    write: (value) => (value === '' ? null : value),
  });
