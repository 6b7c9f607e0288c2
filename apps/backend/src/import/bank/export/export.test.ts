import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../test/openFolder.ts';
import { folderFileStore } from '../../../platform/files/folderFileStore.ts';
import { renderLine, renderText } from '../../../platform/richText/richText.ts';
import type { BankQuestion } from '../../../modules/question/index.ts';
import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import { blankDraft, choiceDraft, groupDraft, openDraft, trueFalseDraft } from '../drafts.ts';
import { plainText } from '../../../markup/bankMarks.ts';
import { readXml } from '../../../markup/readXml.ts';
import { readMoodleXml } from '../moodle/moodleXml.ts';
import { readTree } from '../readTree.ts';
import { archiveTree } from '../source/fileTree.ts';
import { writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';

const folder = await openFolder();

/** Returns a question as the bank stores it after its import. */
function stored(draft: QuestionDraft, id = '1'): BankQuestion {
  const { stem, style, options, key, explanation, keyText = '' } = draft;
  return {
    category: 'Ships & more',
    subject: 'Knots / bends',
    points: draft.points,
    parts: draft.parts.map((part, at) => stored(part, `${id}${at + 1}`)),
    row: {
      id,
      companyId: '1',
      subjectId: '1',
      parentId: null,
      sort: 0,
      type: draft.type,
      stem,
      stemHtml: renderText(stem, style).html,
      options: options.map(({ label, text }) => ({ label, text, html: renderLine(text, style).html })),
      key,
      keyHtml: renderText(keyText, style).html,
      keySource: keyText,
      isHidden: false,
      explanation,
      explanationHtml: renderText(explanation, style).html,
      difficulty: draft.difficulty,
      isClosed: false,
      sourceKey: draft.sourceKey,
      contentHash: null,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    },
  };
}

/** Words, and characters with a special meaning in some format. */
const word = fc.constantFrom(
  'cat',
  '水',
  'a<b',
  '&amp;',
  '"q"',
  "it's",
  '{x}',
  '=1',
  '~',
  '#',
  '*',
  '_',
  '$5',
  '|',
  ']]>',
  '1.',
  '- a',
  '\\',
);
const formula = fc.constantFrom('$x^2$', '$\\frac{1}{2}$', '$a<b$');
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: word.map((one) => plainText(one)) }, formula), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => plainText('x').concat(' ', words.join(' ')).trim());
const accepted = fc.uniqueArray(
  fc.constantFrom('york', '3.5', 'a~b', '50%', 'x=1', '{y}', 'a/b', '"z"', '水'),
  { minLength: 1, maxLength: 3 },
);
const commonFields = fc.record({
  sourceKey: fc.constantFrom('moodle:a/b:One', 'gift:"x":<1>'),
  stem: text,
  explanation: fc.oneof(fc.constant(''), text),
  difficulty: fc.integer({ min: 1, max: 5 }),
  points: fc.uniqueArray(fc.constantFrom('one', '力学', 'a & b'), { maxLength: 2 }),
});
const options = fc.uniqueArray(text, { minLength: 2, maxLength: 5 });
const choice = fc
  .tuple(commonFields, options, fc.nat(), fc.boolean())
  .map(([meta, texts, seed, isMultiple]) =>
    choiceDraft(
      meta,
      texts,
      isMultiple && texts.length > 2 ? [0, 1 + (seed % (texts.length - 1))] : [seed % texts.length],
      isMultiple,
    ),
  );
const single = fc
  .tuple(commonFields, options, fc.nat())
  .map(([meta, texts, seed]) => choiceDraft(meta, texts, [seed % texts.length], false));
const withParts = (parts: readonly QuestionDraft[]) =>
  parts.map((part, at) => ({ ...part, sourceKey: `k:${at + 1}`, difficulty: 3, points: [] }));
const others = fc.oneof(
  fc.tuple(commonFields, fc.boolean()).map(([meta, isTrue]) => trueFalseDraft(meta, isTrue)),
  fc.tuple(commonFields, accepted, fc.boolean()).map(([meta, texts, isCaseSensitive]) =>
    blankDraft(meta, [
      { accepted: texts, ...(isCaseSensitive ? { isCaseSensitive } : {}) },
      { accepted: ['7'], tolerance: 0.5 },
    ]),
  ),
  commonFields.map((meta) => openDraft(meta, 'Because of *this* and $x^2$.')),
);
/** A passage with sub-questions of some kinds. */
const passage = (parts: fc.Arbitrary<QuestionDraft>) =>
  fc
    .tuple(commonFields, fc.array(parts, { minLength: 1, maxLength: 3 }))
    .map(([meta, below]) =>
      groupDraft(
        { ...meta, sourceKey: 'k', explanation: '', difficulty: 3, points: [] },
        'material',
        withParts(below),
      ),
    );
const draft = fc.oneof(
  choice,
  others,
  passage(choice),
  fc.tuple(commonFields, fc.array(single, { minLength: 2, maxLength: 2 })).map(([meta, parts]) =>
    groupDraft(
      { ...meta, sourceKey: 'k', stem: 'Say {{1}} or {{2}}.', explanation: '', difficulty: 3, points: [] },
      'cloze',
      withParts(parts).map((part, at) => ({ ...part, stem: `Gap ${at + 1}` })),
    ),
  ),
);

const comparable = (one: QuestionDraft): unknown => ({
  ...one,
  parts: one.parts.map(comparable),
  style: undefined,
  stem: renderText(one.stem, 'rich').html,
  explanation: renderText(one.explanation, 'rich').html,
  keyText: renderText(one.keyText ?? '', 'rich').html,
  options: one.options.map(({ label, text: option }) => [label, renderLine(option, 'rich').html]),
});

test('questions exported as Moodle XML are read back unchanged', async () => {
  const store = folderFileStore(folder);
  await fc.assert(
    fc.asyncProperty(draft, async (one) => {
      const { content, leftOut } = await writeMoodle([stored(one)], store);
      expect(leftOut).toEqual([]);
      const { questions, refused } = readMoodleXml('x.xml', content);
      expect(refused).toEqual([]);
      expect(questions.map(({ draft: back }) => comparable(back))).toEqual([comparable(one)]);
      expect(questions[0]?.home).toEqual({ category: 'Ships & more', subject: 'Knots / bends' });
    }),
    { numRuns: 150 },
  );
});

test('questions exported as QTI are read back unchanged', async () => {
  const store = folderFileStore(folder);
  await fc.assert(
    fc.asyncProperty(fc.oneof(draft, passage(fc.oneof(choice, others))), async (one) => {
      const { content, leftOut } = await writeQti({ questions: [stored(one)], papers: [] }, store);
      expect(leftOut).toEqual([]);
      const tree = archiveTree('x.zip', content);
      for (const path of tree.paths) readXml(path, Buffer.from(tree.read(path) ?? []).toString());
      const [file] = await readTree(tree);
      expect(file?.reading.refused).toEqual([]);
      expect(file?.reading.questions.map(({ draft: back }) => comparable(back))).toEqual([comparable(one)]);
      expect(file?.reading.questions[0]?.home).toEqual({
        category: 'Ships & more',
        subject: 'Knots / bends',
      });
    }),
    { numRuns: 150 },
  );
});

/** Exports a question, and returns the text of its item. */
async function itemOf(one: QuestionDraft): Promise<string> {
  const { content } = await writeQti({ questions: [stored(one)], papers: [] }, folderFileStore(folder));
  return Buffer.from(archiveTree('x.zip', content).read('items/Q1.xml') ?? []).toString();
}
const meta = { sourceKey: 'k', stem: 'One $x$?', difficulty: 3, points: [] };

test('an exported item grades each of its answers, and shows its explanations', async () => {
  const [processing] =
    /<qti-response-processing>.*<\/qti-response-processing>/s.exec(
      await itemOf(
        groupDraft(
          meta,
          'material',
          withParts([
            choiceDraft({ ...meta, explanation: 'Since.' }, ['a', 'b'], [1], false),
            blankDraft({ ...meta, stem: '{{1}} {{2}}' }, [
              { accepted: ['x'] },
              { accepted: ['7'], tolerance: 0.5 },
            ]),
            openDraft(meta, ''),
          ]),
        ),
      ),
    ) ?? [];
  const used = [...(processing ?? '').matchAll(/<qti-([a-z-]+)(?: [a-z-]+="([^"]+)")?[^<>]*>([^<]*)/g)];
  expect(
    used
      .map(([, name, about = '', value]) => `${name} ${about} ${value}`.trim())
      .filter((rule) => /^(?:match|equal|correct|map-response|divide|base-value) /.test(rule)),
  ).toEqual([
    'base-value float 0',
    'correct R1',
    'base-value float 1',
    'map-response R2',
    'equal absolute',
    'correct R3',
    'base-value float 1',
    'base-value float 4',
    'base-value identifier part-1',
  ]);
});

test('formulas are exported to QTI as MathML with their TeX', async () => {
  const item = await itemOf(choiceDraft(meta, ['a', '$a<b$'], [1], false));
  expect(item).toContain(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi></mrow><annotation',
  );
  expect(item).toContain('<annotation encoding="application/x-tex">a&lt;b</annotation>');
});

test('who chooses all answers of an exported multiple choice gets no mark in Moodle', async () => {
  const { content } = await writeMoodle(
    [stored(choiceDraft(meta, ['a', 'b', 'c'], [0, 1], true))],
    folderFileStore(folder),
  );
  expect([...content.matchAll(/fraction="([^"]+)"/g)].map(([, fraction]) => fraction)).toEqual([
    '50',
    '50',
    '-100',
  ]);
});
