import type { Area } from '../platform/commands/area.ts';
import { companyAt } from '../platform/commands/companyAt.ts';
import { pathOf } from '../platform/commands/files.ts';
import { COMPANY, HOST } from '../platform/commands/options.ts';
import { databaseAction } from '../platform/commands/verb.ts';
import { addImportOfQuestions } from './questions.command.ts';
import { importCourses, summaryText as coursesSummary } from './courses/courseImport.ts';

/** Commands that import courses and questions from files. */
export const area: Area = {
  summary: 'imports of courses and questions',
  example: 'courses ./courses --host=second.localhost',
  notes: 'Courses and questions that were imported before are updated.',
  addVerbs(commands) {
    commands
      .command('courses')
      .description(
        'imports Markdown courses: X.md in Chinese and X.en.md in English, in a folder for each category and subcategory',
      )
      .argument('<folder>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, now, config, files }, folder, named) => {
          const { id, name } = await companyAt(tx, named);
          const context = { now, dataDir: config.dataDir, store: async () => (await files()).store };
          return `${name}\n\n${coursesSummary(await importCourses(tx, id, pathOf(folder), context))}\n`;
        }),
      );

    addImportOfQuestions(commands.command('bank').description('earlier name of “questions import”'));
  },
};
