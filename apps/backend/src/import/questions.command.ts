import { writeFile } from 'node:fs/promises';
import { type Command, Option } from '@commander-js/extra-typings';
import { announceRegraded } from '../modules/homework/index.ts';
import { regradePractice } from '../modules/answering/index.ts';
import type { Area } from '../platform/commands/area.ts';
import { counted } from '../platform/commands/counted.ts';
import { companyAt } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, HOST } from '../platform/commands/options.ts';
import { databaseAction } from '../platform/commands/verb.ts';

/** Adds the arguments and options for importing questions to a command. */
export function addImportOfQuestions(command: Command): void {
  command
    .argument('<files...>')
    .option('--dry-run', 'only reports, and changes nothing')
    .option('--category <name>', 'category of all these questions, overriding the files')
    .option('--subject <name>', 'subject of all these questions, overriding the files')
    .option('--json', 'writes the whole report as JSON')
    .option(...HOST)
    .option(...COMPANY)
    .action(
      databaseAction(
        async ({ tx, now, files: stored }, files, { dryRun, category, subject, json, ...named }) => {
          const { importQuestions } = await import('./bank/importQuestions.ts');
          const { hasRefusals, reportText } = await import('./bank/reportText.ts');
          const { id, name } = await companyAt(tx, named);
          const report = await importQuestions(
            {
              tx,
              companyId: id,
              store: (await stored()).store,
              now,
              isDryRun: dryRun === true,
              category,
              subject,
            },
            files.map(pathOf),
          );
          const text = json === true ? `${JSON.stringify(report)}\n` : `${name}\n\n${reportText(report)}\n`;
          return hasRefusals(report) ? { partialReport: text } : text;
        },
      ),
    );
}

/** Commands that import and export the questions of a bank. */
export const area: Area = {
  summary: 'the question bank',
  example: 'import ./questions --dry-run',
  notes: `Accepts Moodle XML, GIFT, Aiken, QTI 1.2 to 3.0 (also of Canvas and Blackboard), Blackboard's tab-separated text, Excel,
OpenDocument, CSV, Word, Markdown and JSON, recognised by content, and folders and zip archives of these files.
docs/question-formats.md lists what each format supports. Importing the same file again changes nothing.
Exit code 3: readable questions were imported, and the report lists those that were refused.`,
  addVerbs(commands) {
    addImportOfQuestions(
      commands
        .command('import')
        .description(
          'imports questions from files, folders and archives, and reports the result for each file',
        ),
    );

    commands
      .command('export')
      .description(
        'writes the question bank as Moodle XML (.xml), or with its papers as a QTI 3.0 package (.zip)',
      )
      .argument('<file>')
      .addOption(
        new Option('--format <format>', 'by default derived from the file name').choices([
          'moodle',
          'qti',
        ] as const),
      )
      .option('--subject <name>', 'only the questions and papers of this subject')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, files }, file, { format, subject, ...named }) => {
          const { exportQuestions } = await import('./bank/export/exportQuestions.ts');
          const { id, name } = await companyAt(tx, named);
          const chosen = format ?? (/\.zip$/i.test(file) ? 'qti' : 'moodle');
          const { store } = await files();
          const { content, text } = await exportQuestions({ tx, companyId: id, store }, chosen, subject);
          await writeFile(pathOf(file), content);
          return `${name}\n\n${text} to ${file}\n`;
        }),
      );

    commands
      .command('regrade')
      .description(
        'grades a question of all handed-in practice and paper homework again, after its key was corrected in ' +
          '题目 Questions; students whose homework gets another score get a message. For exams: “exam regrade”',
      )
      .argument('<question>', 'its key in 题目 Questions')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, now }, sourceKey, named) => {
          const { id: companyId, name } = await companyAt(tx, named);
          const { exercises, before, up, down } = await regradePractice(tx, { companyId, sourceKey }, now);
          const told = counted(await announceRegraded(tx, before, now), 'message');
          return `${name}: ${counted(exercises, 'exercise')} regraded, ${up} up, ${down} down; ${told} sent\n`;
        }),
      );
  },
};
