import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Queryable } from '../../platform/database/connection.ts';
import { type BankChanges, saveBank } from '../../modules/question/saveBank.service.ts';
import { joinSubjects, type KeptReason, type MappedFile, mapFile } from './gaokao.ts';
import { readSource, type SourceFile, SourceError } from './sourceFile.ts';

/** A file that was read and checked, and what became of it. */
interface ReadFile {
  readonly source: SourceFile;
  readonly mapped: MappedFile;
}

/** What an import did. */
export interface BankImportSummary {
  readonly files: readonly ReadFile[];
  readonly changes: BankChanges;
}

async function readOne(path: string): Promise<ReadFile> {
  const name = basename(path);
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new SourceError(
      `${name}: the file cannot be read (${error instanceof Error ? error.message : 'unknown reason'})`,
    );
  }
  const source = readSource(name, content);
  return { source, mapped: mapFile(source) };
}

/**
 * Imports files of questions into one company's bank. All files are read and checked before the first
 * row is written, and everything is written in the caller's transaction: a bad file imports nothing.
 * @throws {SourceError} naming the file and the place.
 */
export async function importBank(
  tx: Queryable,
  companyId: string,
  paths: readonly string[],
): Promise<BankImportSummary> {
  if (paths.length === 0)
    throw new SourceError('Name at least one file: npm run school -- import bank FILE…');
  const files: ReadFile[] = [];
  const seen = new Map<string, string>();
  for (const path of paths) {
    const file = await readOne(path);
    const other = seen.get(file.source.keywords);
    if (other !== undefined)
      throw new SourceError(
        `${file.source.name}: it holds the same collection as ${other} (${file.source.keywords})`,
      );
    seen.set(file.source.keywords, file.source.name);
    files.push(file);
  }
  const changes = await saveBank(tx, companyId, joinSubjects(files.map(({ mapped }) => mapped.subject)));
  return { files, changes };
}

const REASONS: Readonly<Record<KeptReason, string>> = {
  'no-options': 'the options could not be found',
  'empty-option': 'an option has no text (a picture the file does not hold)',
  'no-parts': 'the questions under the passage could not be told apart',
  'prose-key': 'the key is prose, which no program can mark',
  'blank-count': 'the key does not fit the number of blanks',
};

const KIND_NAMES: Readonly<Record<string, string>> = {
  single: 'single choice',
  multiple: 'multiple choice',
  blank: 'fill-in',
  open: 'open',
  material: 'passages',
};

function kindsOf({ subject }: MappedFile): string {
  const counts = new Map<string, number>();
  for (const { type } of subject.questions) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = subject.questions.reduce((sum, question) => sum + question.parts.length, 0);
  const kinds = [...counts].map(([type, count]) => `${count} ${KIND_NAMES[type] ?? type}`);
  return [...kinds, ...(parts > 0 ? [`with ${parts} questions`] : [])].join(', ');
}

/** Writes a summary for people: each file, what stayed whole and why, and what changed in the bank. */
export function summaryText({ files, changes }: BankImportSummary): string {
  const lines: string[] = [];
  for (const { source, mapped } of files) {
    lines.push(`${source.name}`, `  ${source.items.length} entries: ${kindsOf(mapped)}`);
    for (const [reason, kept] of Map.groupBy(mapped.kept, (entry) => entry.reason)) {
      const places = kept.map(({ sourceKey }) => sourceKey.split(':').at(-1)).join(', ');
      lines.push(`  ${kept.length} kept whole as open questions, since ${REASONS[reason]}: index ${places}`);
    }
    if (mapped.pictureKeys.length > 0)
      lines.push(`  ${mapped.pictureKeys.length} speak of a picture that the file does not hold`);
  }
  const { questions, papers, brokenTex } = changes;
  lines.push(
    '',
    `Questions: ${questions.created} created, ${questions.updated} updated, ${questions.unchanged} unchanged`,
    `Papers: ${papers.created} created, ${papers.updated} updated, ${papers.unchanged} unchanged`,
  );
  if (brokenTex.length > 0) {
    lines.push(`Formulas shown as their source, since they cannot be read: ${brokenTex.length}`);
    for (const { sourceKey, tex } of brokenTex.slice(0, 20))
      lines.push(`  ${sourceKey}: ${tex.slice(0, 80)}`);
  }
  return lines.join('\n');
}
