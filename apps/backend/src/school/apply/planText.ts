import type { Checked } from './check.ts';
import type { Change, TablePlan } from './plan.ts';

const MAX_LENGTH = 40;
/** Maximum rows listed per kind of change; the rest is only counted, but JSON contains all. */
const MAX_LISTED = 50;

/** Lists the first lines, and counts the rest. */
function listed(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LISTED;
  return more > 0 ? [...lines.slice(0, MAX_LISTED), `    … and ${more} more`] : [...lines];
}

/** Shortens a value to one line. */
function printable(value: string): string {
  if (value === '') return '(empty)';
  const line = [...value.replaceAll(/\s+/g, ' ')];
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).join('')}…` : line.join('');
}

const changeText = ({ column, from, to }: Change): string =>
  `${column} ${printable(from)} → ${printable(to)}`;

const MISSING_TEXTS = {
  removed: 'removed',
  hidden: 'unpublished; students who have it keep it',
  kept: 'not in the file; kept',
} as const;

function tableText({ subject: { table }, created, changed, gone, unchanged }: TablePlan): string[] {
  const counts = [
    [created.length, 'new'],
    [changed.length, 'changed'],
    [gone.filter(({ what }) => what === 'removed').length, 'removed'],
    [gone.filter(({ what }) => what === 'hidden').length, 'hidden'],
    [gone.filter(({ what }) => what === 'kept').length, 'kept though not in the file'],
    [unchanged, 'unchanged'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`);
  return [
    `${table.sheet.zh} (${table.sheet.en}): ${parts.join(', ')}`,
    ...listed(created.map((key) => `  + ${key}`)),
    ...listed(changed.map(({ key, changes }) => `  ~ ${key}: ${changes.map(changeText).join('; ')}`)),
    ...listed(
      gone
        .filter(({ what, why }) => what !== 'kept' || why !== '')
        .map(({ key, what, why }) => `  - ${key}: ${MISSING_TEXTS[what]}${why === '' ? '' : ` (${why})`}`),
    ),
  ];
}

/** Formats plans for people: new, changed, removed and kept rows. */
export function plansText(plans: readonly TablePlan[]): string {
  return plans.length === 0 ? 'No sheet has any rows.\n' : `${plans.flatMap(tableText).join('\n')}\n`;
}

/** Formats the result of a check as JSON. */
export function checkedJson({ plans, mistakes }: Checked): string {
  const tables = plans.map(({ subject: { table }, created, changed, gone, unchanged }) => ({
    table: table.id,
    created,
    changed,
    gone,
    unchanged,
  }));
  return `${JSON.stringify({ mistakes, tables }, null, 2)}\n`;
}
