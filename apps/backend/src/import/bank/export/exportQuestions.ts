import { counted } from '../../../platform/commands/counted.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { withProgress } from '../../../platform/commands/progress.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { type BankQuestion, readBankContent, type BankContent } from '../../../modules/question/index.ts';
import type { Refusal } from '../imported.ts';
import { type Exported, keyOf, writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';

/** The bank to export. */
export interface ExportFrom {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly store: FileStore;
}

/** Maximum skipped questions that are listed. */
const LISTED = 40;

function skippedText(leftOut: readonly Refusal[]): string {
  if (leftOut.length === 0) return '';
  const lines = [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, entries]) => {
    const rest = entries.length > LISTED ? `, and ${entries.length - LISTED} more` : '';
    return `  ${reason}: ${entries
      .slice(0, LISTED)
      .map(({ place }) => place)
      .join(', ')}${rest}`;
  });
  return `\n${leftOut.length} skipped:\n${lines.join('\n')}\nThe rest was written`;
}

/**
 * Removes hidden questions, since other programs could not tell them from the rest; questions of a paper are
 * kept.
 * @returns the bank without them, and the removed questions
 */
function withoutHidden(
  { questions, papers }: BankContent,
  withPapers: boolean,
): { readonly bank: BankContent; readonly hidden: readonly Refusal[] } {
  const requestedKeys = new Set(
    withPapers
      ? papers.flatMap(({ sections }) =>
          sections.flatMap((one) => one.questions.map(({ questionId }) => questionId)),
        )
      : [],
  );
  const isMissing = ({ row, parts }: BankQuestion): boolean =>
    row.isHidden && !requestedKeys.has(row.id) && parts.every(isMissing);
  const hidden: Refusal[] = [];
  const shown = (all: readonly BankQuestion[]): BankQuestion[] =>
    all.flatMap((question) => {
      const parts = shown(question.parts);
      // A passage without sub-questions asks nothing.
      if (!isMissing(question) && parts.length >= Math.min(question.parts.length, 1))
        return [{ ...question, parts }];
      hidden.push({ place: keyOf(question), reason: 'Unpublished' });
      return [];
    });
  return { bank: { questions: shown(questions), papers }, hidden };
}

/**
 * Exports a company's bank for another program; importing the file again changes nothing.
 * @param subject exports only this subject.
 * @returns the file, and remarks about it.
 * @throws {CommandError} where there is nothing to export.
 */
export async function exportQuestions(
  { tx, companyId, store }: ExportFrom,
  format: 'moodle' | 'qti',
  subject?: string,
): Promise<{ readonly content: string | Uint8Array; readonly text: string }> {
  const fullBank = await readBankContent(tx, companyId, subject);
  const { bank, hidden } = withoutHidden(fullBank, format === 'qti');
  if (bank.questions.length === 0)
    throw new CommandError(
      subject === undefined
        ? 'The question bank has no published questions.'
        : `The subject ${subject} has no published questions.`,
    );
  const { content, count, leftOut } = await withProgress<Exported<string | Uint8Array>>(
    bank.questions.length,
    (progress) =>
      format === 'moodle' ? writeMoodle(bank.questions, store, progress) : writeQti(bank, store, progress),
  );
  const papers = format === 'qti' ? ` and ${counted(bank.papers.length, 'paper')}` : '';
  return {
    content,
    text: `Wrote ${counted(count, 'question')}${papers}${skippedText([...hidden, ...leftOut])}`,
  };
}
