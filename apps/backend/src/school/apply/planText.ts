import type { BilingualText, Language } from '../columns/cell.ts';
import type { Checked } from './check.ts';
import type { Change, TablePlan } from './plan.ts';

const MAX_LENGTH = 40;
/** Maximum rows listed per kind of change; the rest is only counted, but JSON contains all. */
const MAX_LISTED = 50;

/** The texts of a plan in both languages. */
const TEXTS = {
  zh: {
    created: '新增',
    changed: '修改',
    removed: '删除',
    hidden: '下架',
    kept: '文件里没有但保留',
    unchanged: '不变',
    count: (count: number, label: string) => `${label} ${count}`,
    more: (count: number) => `    …… 还有 ${count} 行`,
    empty: '（空）',
    order: '顺序',
    missing: { removed: '删除', hidden: '下架，已有的学员仍可使用', kept: '文件里没有，保留' },
    nothing: '各表都没有内容。',
    joint: '，',
    sheet: (name: BilingualText) => `${name.zh}：`,
  },
  en: {
    created: 'new',
    changed: 'changed',
    removed: 'removed',
    hidden: 'hidden',
    kept: 'kept though not in the file',
    unchanged: 'unchanged',
    count: (count: number, label: string) => `${count} ${label}`,
    more: (count: number) => `    … and ${count} more`,
    empty: '(empty)',
    order: 'order',
    missing: {
      removed: 'removed',
      hidden: 'unpublished; students who have it keep it',
      kept: 'not in the file; kept',
    },
    nothing: 'No sheet has any rows.',
    joint: ', ',
    sheet: (name: BilingualText) => `${name.zh} (${name.en}): `,
  },
};

/** Lists the first lines, and counts the rest. */
function listed(lines: readonly string[], language: Language): string[] {
  const more = lines.length - MAX_LISTED;
  return more > 0 ? [...lines.slice(0, MAX_LISTED), TEXTS[language].more(more)] : [...lines];
}

/** Shortens a value to one line. */
function printable(value: string, language: Language): string {
  if (value === '') return TEXTS[language].empty;
  const line = [...value.replaceAll(/\s+/g, ' ')];
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).join('')}…` : line.join('');
}

function tableText(
  { subject: { table }, created, changed, gone, unchanged }: TablePlan,
  language: Language,
): string[] {
  const texts = TEXTS[language];
  const goneBy = (how: keyof typeof texts.missing) => gone.filter(({ what }) => what === how).length;
  const counts = [
    [created.length, texts.created],
    [changed.length, texts.changed],
    [goneBy('removed'), texts.removed],
    [goneBy('hidden'), texts.hidden],
    [goneBy('kept'), texts.kept],
    [unchanged, texts.unchanged],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, label]) => texts.count(count, label));
  const nameOf = (column: string) =>
    language === 'en' ? column : (table.columns[column]?.name.zh ?? texts.order);
  const changeText = ({ column, from, to }: Change) =>
    `${nameOf(column)} ${printable(from, language)} → ${printable(to, language)}`;
  return [
    texts.sheet(table.sheet) + parts.join(texts.joint),
    ...listed(
      created.map((key) => `  + ${key}`),
      language,
    ),
    ...listed(
      changed.map(({ key, changes }) => `  ~ ${key}: ${changes.map(changeText).join('; ')}`),
      language,
    ),
    ...listed(
      gone
        .filter(({ what, why }) => what !== 'kept' || why !== '')
        .map(({ key, what, why }) => `  - ${key}: ${texts.missing[what]}${why === '' ? '' : ` (${why})`}`),
      language,
    ),
  ];
}

/** Formats plans for people: new, changed, removed and kept rows. */
export const plansText = (plans: readonly TablePlan[], language: Language): string =>
  plans.length === 0
    ? `${TEXTS[language].nothing}\n`
    : `${plans.flatMap((plan) => tableText(plan, language)).join('\n')}\n`;

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
