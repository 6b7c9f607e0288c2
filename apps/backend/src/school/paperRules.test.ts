import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder, QUESTIONS_HEAD, type SchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { drawByRules, readPaperRows, savePaperRule } from '../modules/question/index.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { companyAt } from '../platform/commands/companyAt.ts';

let folder: SchoolFolder;
const app = await openTestApp();
let host = 0;
/** Adds a school without questions. */
async function addBank(): Promise<void> {
  host += 1;
  await app.addCompany(`rules${host}.test`);
}
beforeEach(async () => {
  folder = await openSchoolFolder(app);
  await addBank();
});

const at = (): string => `--host=rules${host}.test`;

const RULE_HEAD = 'paper,key,section,category,subject,type,count,score\n';
/** Ten questions of one kind, each of which a rule may draw. */
const TEN = `${QUESTIONS_HEAD}${Array.from({ length: 10 }, (_, at) => `T${at},高考,历史,判断题,,第 ${at} 题,,√,,,,,\n`).join('')}`;
const PAPERS =
  'key,name,category,subject,minutes,isOpen\nE1,甲卷,高考,历史,30,否\nE2,乙卷,高考,历史,30,否\nO1,练习,高考,历史,30,是\n';
const rule = (paper: string, key: string, count: number) => `${paper},${key},一,高考,历史,judge,${count},5\n`;

test.each([
  ['one rule', [rule('E1', '1', 11)], '!G2: the bank has only 10 such questions outside passages'],
  [
    'two rules of a paper',
    [rule('E1', '1', 7), rule('E1', '2', 4)],
    '!G3: the rows that draw before it leave it only 3 such questions outside passages',
  ],
  [
    'two exam papers, which share no question',
    [rule('E1', '1', 7), rule('E2', '1', 4)],
    '!G3: the rows that draw before it leave it only 3 such questions outside passages',
  ],
  [
    'questions chosen for an exam paper',
    [rule('E2', '1', 9)],
    '!G2: the rows that draw before it leave it only 8 such questions outside passages',
  ],
])(
  'a check rejects paper rules that ask for more questions than there are: %s',
  async (_, rules, mistake) => {
    const places = mistake.includes('only 8') ? 'E1,T1,一,5\nE1,T2,一,5\n' : '';
    await folder.write({
      'questions.csv': TEN,
      'papers.csv': PAPERS,
      ...(places !== '' && { 'paper_questions.csv': `paper,question,section,score\n${places}` }),
    });
    const rulesOf = { 'paper_rules.csv': `${RULE_HEAD}${rules.join('')}` };
    await folder.write(rulesOf);
    expect((await runCommand('check', '.', at())).err).toContain(
      `paper_rules.csv${mistake}; ask for fewer, or add questions`,
    );
    // The same with the questions already in the bank.
    await rm(join(folder.path, 'paper_rules.csv'));
    expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
    await rm(join(folder.path, 'questions.csv'));
    await folder.write(rulesOf);
    const { err } = await runCommand('check', '.', at(), '--keep-missing');
    expect(err).toContain(`paper_rules.csv${mistake.slice(0, 4)}`);
    expect(err).toMatch(
      / only \d+ such questions outside passages; ask for fewer, or add questions\n1 mistake\./,
    );
  },
);

/** Draws by rules without checking them first. */
async function areDrawn(counts: readonly (readonly [paper: string, count: number])[]): Promise<boolean> {
  const { db } = app.parts.connection;
  const { id: companyId } = await companyAt(db, { host: `rules${host}.test` });
  const papers = new Map(
    (await readPaperRows(db, companyId)).map(({ paper }) => [paper.sourceKey, paper.id]),
  );
  const drawn = db.transaction(async (tx) => {
    for (const [position, [paper, count]] of counts.entries())
      await savePaperRule(tx, companyId, undefined, {
        paperId: papers.get(paper) ?? '',
        key: `r${position}`,
        section: '一',
        category: '高考',
        subject: '历史',
        type: 'judge',
        easiest: 1,
        hardest: 5,
        count,
        score: 5,
        position,
      });
    await drawByRules(tx, companyId);
  });
  return drawn.then(
    () => true,
    (error: unknown) => {
      if (error instanceof CommandError) return false;
      throw error;
    },
  );
}

test('a check accepts exactly the paper rules that can be drawn', async () => {
  const asks = fc.array(fc.tuple(fc.constantFrom('E1', 'E2', 'O1'), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(asks, async (counts) => {
      await addBank();
      await folder.write({
        'questions.csv': TEN,
        'papers.csv': PAPERS,
        'paper_rules.csv': `${RULE_HEAD}${counts.map(([paper, count], index) => rule(paper, `r${index}`, count)).join('')}`,
      });
      const { code, err } = await runCommand('check', '.', at());
      await rm(join(folder.path, 'paper_rules.csv'));
      expect(await runCommand('apply', '.', at())).toMatchObject({ code: EXIT.done, err: '' });
      expect(await areDrawn(counts), err).toBe(code === EXIT.done);
    }),
    { numRuns: 8 },
  );
});
