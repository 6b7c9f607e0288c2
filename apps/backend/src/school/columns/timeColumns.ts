import { clockOf, dayOf, fromWall, toWall, startOf } from '../../platform/dates/days.ts';
import { type Cell, cellText, plainWord } from './cell.ts';
import {
  type Column,
  column,
  type Optional,
  optional,
  type Options,
  type Kind,
  problem,
  type Reading,
  type ColumnDefinition,
} from './column.ts';

const MOMENT =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:(?:(?<=日) ?|[ T])(\d{1,2})[:时](\d{2})(?:[:分](\d{2})秒?|分)?)?$/;

function wallOf(cell: Cell): Date | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell;
  const found = MOMENT.exec(plainWord(cell));
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Otherwise the 31st of February would become the 3rd of March.
  const isReal =
    wall.getUTCMonth() === month - 1 &&
    wall.getUTCDate() === day &&
    wall.getUTCHours() === hour &&
    minute < 60;
  return isReal && second < 60 ? wall : undefined;
}

function momentOf(cell: Cell): Reading<Date> {
  const wall = wallOf(cell);
  return wall !== undefined && wall.getUTCFullYear() >= 1970 && wall.getUTCFullYear() < 2200
    ? { value: fromWall(wall) }
    : problem(`“${cellText(cell)}” is no time; write it as 2026-03-09 19:30`);
}

const momentKind: Kind<Date> = { type: 'moment', read: momentOf, write: toWall };

/** A column with a time by Shanghai's clock, to the second. */
export const moment = (...definition: ColumnDefinition<Options<Date>>): Column<Date> =>
  column(definition, momentKind);

/** A column with a time, which may be empty. */
export const optionalMoment = (...definition: ColumnDefinition<Optional>): Column<Date | null> =>
  optional(definition, momentKind);

/** A column with a day, stored as `2026-03-09`. */
export const day = (...definition: ColumnDefinition<Options<string>>): Column<string> =>
  column(definition, {
    type: 'day',
    read(cell) {
      const wall = wallOf(cell);
      return wall === undefined
        ? problem(`“${cellText(cell)}” is no day; write it as 2026-03-09`)
        : { value: wall.toISOString().slice(0, 10) };
    },
    write: (value) => (value === '' ? null : new Date(`${value}T00:00:00Z`)),
  });

const MIDNIGHT = ' 00:00:00';

/** Reads an end. A day without a time, which a workbook stores as its midnight, means the end of that day. */
function endOf(cell: Cell): Reading<Date> {
  const found = momentOf(cell);
  if (!('value' in found)) return found;
  const isDay =
    cell instanceof Date ? clockOf(found.value).endsWith(MIDNIGHT) : !/[:时]/.test(plainWord(cell));
  return isDay ? { value: new Date(startOf(dayOf(found.value), 1).getTime() - 1000) } : found;
}

/** Formats an end. A midnight is written as text with its time, so that it is not read as a day. */
function writeEnd(value: Date): Cell {
  const text = clockOf(value);
  return text.endsWith(MIDNIGHT) ? text : toWall(value);
}

const endKind: Kind<Date> = { type: 'end', read: endOf, write: writeEnd };

/** A column with the end of something, by Shanghai's clock, to the second. */
export const end = (...definition: ColumnDefinition<Options<Date>>): Column<Date> =>
  column(definition, endKind);

/** A column with an end, which may be empty. */
export const optionalEnd = (...definition: ColumnDefinition<Optional>): Column<Date | null> =>
  optional(definition, endKind);
