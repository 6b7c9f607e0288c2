import { counted } from '../platform/commands/counted.ts';
import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { readText } from '../platform/commands/files.ts';
import { COMPANY, HOST } from '../platform/commands/options.ts';
import { withProgress } from '../platform/commands/progress.ts';
import { databaseAction } from '../platform/commands/verb.ts';
import { renderText } from '../platform/richText/richText.ts';
import { digestOf } from '../platform/digest/digest.ts';
import { writeMessages } from '../modules/message/index.ts';
import { expectRow } from './expectRow.ts';
import { openTables } from '../school/apply/applyRows.ts';
import type { OpenScope } from '../school/scope.ts';
import { isKey } from '../school/table.ts';
import { enrolments } from '../school/tables/enrolments.ts';
import { students } from '../school/tables/students.ts';
import { slicesOf } from '../platform/database/rows/slicesOf.ts';

/** The recipients: all students who may log in, or those of them in a class, with a course, or both. */
interface Recipients {
  readonly class?: string | undefined;
  readonly course?: string | undefined;
  readonly all?: true | undefined;
}

async function recipientIds(
  scope: OpenScope,
  { class: inClass, course, all }: Recipients,
): Promise<string[]> {
  if (all === undefined && inClass === undefined && course === undefined)
    throw new CommandError('Choose the recipients: --class, --course or --all.');
  if (inClass !== undefined) await expectRow(scope, 'classes', inClass);
  if (course !== undefined) await expectRow(scope, 'courses', course);
  const learners =
    course === undefined
      ? undefined
      : new Set(
          (await scope.stored(enrolments)).flatMap(({ row }) =>
            isKey(course, row['course']) && row['isWithdrawn'] === false ? [String(row['student'])] : [],
          ),
        );
  return (await scope.stored(students)).flatMap(({ id, row }) =>
    row['isActive'] === true &&
    (inClass === undefined || isKey(inClass, row['class'])) &&
    (learners?.has(String(row['key'])) ?? true)
      ? [id]
      : [],
  );
}

/** Messages written in one statement. */
const CHUNK = 2000;

/** Commands about messages to students. */
export const area: Area = {
  summary: 'messages to students',
  example: 'send notice.md --title=明天停课 --class=G1',
  notes: `The text is Markdown. Closed accounts get no message. A student gets the same title and text only once, so an
interrupted command can be repeated.`,
  addVerbs(commands) {
    commands
      .command('send')
      .description('sends a message to a class, to the students of a course, or to all students')
      .argument('<file>', 'file with the text')
      .requiredOption('--title <words>', 'title, shown in the list of messages')
      .option('--class <key>', 'to the students of a class')
      .option('--course <key>', 'to the students of a course')
      .option('--all', 'to all students')
      .option('--link <route>', 'page that the message links to, such as #/course/12')
      .option('--urgent', 'show it as a popup at the next visit')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(
          async (school, file, { title, link = '', urgent, class: inClass, course, all, ...named }) => {
            const source = (await readText(file)).trim();
            if (title.trim() === '' || source === '')
              throw new CommandError('A message needs a title and a text.');
            if (link !== '' && !/^#\/[\w/?=&.-]*$/.test(link))
              throw new CommandError(
                `--link must be a page of the site, such as #/course/12; “${link}” is not.`,
              );
            const scope = await openTables(school, named);
            const ids = await recipientIds(scope, { class: inClass, course, all });
            const digest = digestOf(`${title}\n${source}`);
            const message = {
              companyId: scope.companyId,
              kind: 'school' as const,
              title: title.trim(),
              content: renderText(source, 'rich').html,
              link,
              isUrgent: urgent === true,
              sentAt: scope.now,
              idempotencyKey: `school:${digest}`,
            };
            let sentCount = 0;
            await withProgress(ids.length, async ({ advance }) => {
              for (const part of slicesOf(ids, CHUNK)) {
                sentCount += await writeMessages(
                  scope.tx,
                  part.map((userId) => ({ ...message, userId })),
                );
                advance(part.length);
              }
            });
            const before = ids.length - sentCount;
            return `Sent to ${counted(sentCount, 'student')}${before === 0 ? '' : `; ${before} already had it`}\n`;
          },
        ),
      );
  },
};
