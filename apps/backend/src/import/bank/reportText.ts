import { counted } from '../../platform/commands/counted.ts';
import type { Refusal } from './imported.ts';
import type { FileReport, ImportReport } from './importQuestions.ts';

/** Names of the kinds, in singular and plural. */
const KIND_NAMES: Readonly<Record<string, readonly [one: string, several?: string]>> = {
  single: ['single choice'],
  multiple: ['multiple choice'],
  judge: ['true or false'],
  blank: ['fill-in'],
  open: ['open'],
  material: ['passage', 'passages'],
  cloze: ['cloze', 'clozes'],
};

function countedKind([type, count]: readonly [string, number]): string {
  const [one, several = one] = KIND_NAMES[type] ?? [type];
  return counted(count, one, several);
}

/** Maximum places listed per reason; `--json` lists all. */
const LISTED = 40;
/** Maximum formulas listed. */
const LISTED_FORMULAS = 20;

/** Groups remarks by reason, each with its places. */
function byReason(remarks: readonly Refusal[]): string[] {
  return [...Map.groupBy(remarks, ({ reason }) => reason)].map(([reason, entries]) => {
    const places = entries.slice(0, LISTED).map(({ place }) => place);
    const rest = entries.length > LISTED ? [`and ${entries.length - LISTED} more`] : [];
    return `    ${entries.length > 1 ? `${entries.length} times: ` : ''}${reason}: ${[...places, ...rest].join(', ')}`;
  });
}

function fileLines({ file, format, taken, parts, inPart, refused, repeated, remarks }: FileReport): string[] {
  const count = Object.values(taken).reduce((sum, one) => sum + one, 0);
  const kinds = Object.entries(taken).map(countedKind);
  const lines = [`${file} (${format})`];
  if (count > 0)
    lines.push(
      `  ${count} taken: ${kinds.join(', ')}${parts > 0 ? `, with ${counted(parts, 'question')} below them` : ''}`,
    );
  if (repeated > 0) lines.push(`  ${repeated} skipped as duplicates within this import`);
  if (inPart.length > 0)
    lines.push(
      `  ${inPart.length} of them partly or with changes:`,
      ...byReason(inPart.flatMap(({ place, notes }) => notes.map((reason) => ({ place, reason })))),
    );
  if (refused.length > 0) lines.push(`  ${refused.length} refused:`, ...byReason(refused));
  if (count + repeated + refused.length === 0) lines.push('  no question found');
  return [...lines, ...remarks.map((remark) => `  ${remark}`)];
}

/**
 * Formats a report for people: each file with its imported, partly imported and refused questions, and the
 * changes in the bank.
 */
export function reportText({ files, changes, pictures }: ImportReport): string {
  const lines = files.flatMap(fileLines);
  lines.push('');
  if (changes === undefined) return [...lines, 'Nothing was written (--dry-run).'].join('\n');
  const { questions, papers, hidden, brokenTex } = changes;
  lines.push(
    `Questions: ${questions.created} created, ${questions.updated} updated, ${questions.unchanged} unchanged`,
    `Papers: ${papers.created} created, ${papers.updated} updated, ${papers.unchanged} unchanged`,
  );
  if (hidden > 0)
    lines.push(
      `Unpublished, and unchanged in that: ${hidden}. To publish them write 是 (yes) into 上架 (Published) of the sheet 题目 (Questions).`,
    );
  if (pictures > 0) lines.push(`Pictures: ${pictures} stored`);
  if (brokenTex.length > 0) {
    lines.push(`Invalid formulas, shown as their source: ${brokenTex.length}`);
    for (const { sourceKey, tex } of brokenTex.slice(0, LISTED_FORMULAS))
      lines.push(`  ${sourceKey}: ${tex.slice(0, 80)}`);
  }
  return lines.join('\n');
}

/** Tells whether something was refused. */
export const hasRefusals = ({ files }: ImportReport): boolean =>
  files.some(({ refused }) => refused.length > 0);
