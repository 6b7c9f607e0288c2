import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PIXEL, read } from '../../../../test/bankFiles.ts';
import { choices, earns, field, file, html, is, item, typed } from '../../../../test/qti1Files.ts';
import { readTree } from '../readTree.ts';
import { archiveTree } from '../source/fileTree.ts';

test('a Canvas course imports each test once with paper and pictures, and refuses questions drawn from banks', async () => {
  const test1 = (inner: string) =>
    file(
      `<assessment ident="g1" title="Unit 1"><qtimetadata>${field('qmd_timelimit', '45')}</qtimetadata>` +
        `<section ident="root_section">${inner}<section ident="g2" title="Drawn"><selection_ordering><selection>` +
        '<sourcebank_ref>g9</sourcebank_ref></selection></selection_ordering></section></section></assessment>',
    );
  const shown = item(
    'multiple_choice_question',
    html('<img src="$IMS-CC-FILEBASE$/Uploaded%20Media/%E5%9B%BE.png?canvas_=1" alt="p">Which?') +
      choices('r', { a: 'x', b: 'y' }),
    earns(is('r', 'a')),
  );
  const bytes = zipSync({
    'imsmanifest.xml': strToU8(
      '<manifest><metadata><title><string>QTI Quiz Export for course "Physics"</string></title></metadata></manifest>',
    ),
    'g1/assessment_qti.xml': strToU8(test1('')),
    'g1/assessment_meta.xml': strToU8(
      '<quiz identifier="g1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>',
    ),
    'non_cc_assessments/g1.xml.qti': strToU8(test1(shown)),
    'web_resources/Uploaded Media/图.png': PIXEL,
  });
  const found = await readTree(archiveTree('c.imscc', bytes));
  expect(found.map(({ name }) => name)).toEqual(['c.imscc/non_cc_assessments/g1.xml.qti']);
  const { questions, papers, pictures, refused } = found[0]?.reading ?? {};
  expect(questions?.[0]).toMatchObject({ home: { subject: 'Physics' }, notes: [] });
  expect(pictures?.size).toBe(1);
  expect(papers?.[0]?.draft).toMatchObject({
    name: 'Unit 1',
    minutes: 45,
    sections: [{ name: '1', questions: [{ sourceKey: questions?.[0]?.draft.sourceKey, score: 2.5 }] }],
  });
  expect(refused?.[0]?.reason).toContain('drawn from the bank g9 by chance');
});

test('a text that questions or groups of Canvas name is put above them, and a group’s points count', async () => {
  const asked = item(
    'true_false_question',
    html('Wet?') + choices('r', { t: 'True', f: 'False' }),
    earns(is('r', 't')),
  );
  const text = item('text_only_question', html('A long tale.'));
  const lone = item('text_only_question', html('Have fun.'));
  const ident = /ident="(i\d+)"/.exec(text)?.[1] ?? '';
  const below = asked.replace('</qtimetadata>', `${field('parent_stimulus_item_ident', ident)}$&`);
  const { questions, papers, refused } = await read(
    'a.xml',
    file(
      `<assessment ident="t" title="Quiz"><section ident="root_section">${text}${lone}${below}` +
        `<section ident="g" title="Drawn" parent_stimulus_item_ident="${ident}"><selection_ordering><selection>` +
        '<selection_extension><points_per_item>5</points_per_item></selection_extension>' +
        `<sourcebank_ref>b</sourcebank_ref></selection></selection_ordering>${asked.replace(/i\d+/, 'other')}</section>` +
        '</section></assessment>',
    ),
  );
  expect(questions.map(({ draft }) => draft.stem)).toEqual(['A long tale.\n\nWet?', 'A long tale.\n\nWet?']);
  expect(papers[0]?.draft.sections.map((one) => one.questions.map(({ score }) => score))).toEqual([
    [2.5],
    [5],
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual(['it is a text without a question']);
});

test('a section’s passage is put above each of its questions, and a test may include questions of a bank', async () => {
  const asked = (mark: string) =>
    item('', html('Which?') + choices('r', { a: 'x', b: 'y' }), earns(is('r', 'a')))
      .replace(/<itemmetadata>.*<\/itemmetadata>/, '')
      .replace('<respcondition>', `<outcomes><decvar maxvalue="${mark}"/></outcomes>$&`);
  const [first = '', second = '', third = ''] = ['4', '100', '1'].map(asked);
  const named = (source: string) => /ident="(i\d+)"/.exec(source)?.[1] ?? '';
  const passage = (text: string) =>
    `<presentation_material><flow_mat>${html(text)}</flow_mat></presentation_material>`;
  const { questions, papers, remarks, refused } = await read(
    'a.xml',
    file(
      `<assessment ident="t" title="Quiz"><rubric>${html('Do your best.')}</rubric>` +
        `<section title="Read">${passage('A long tale.')}${first}</section>` +
        `<section title="Bank"><itemref linkrefid="${named(third)}"/><itemref linkrefid="gone"/></section></assessment>` +
        `<objectbank ident="b"><section>${second}${third}</section></objectbank>`,
    ),
  );
  expect(questions.map(({ draft }) => draft.stem)).toEqual(['A long tale.\n\nWhich?', 'Which?', 'Which?']);
  expect(papers.map(({ draft }) => draft.sections)).toEqual([
    [
      { name: 'Read', questions: [{ sourceKey: questions[0]?.draft.sourceKey, score: 4 }] },
      { name: 'Bank', questions: [{ sourceKey: questions[2]?.draft.sourceKey, score: 1 }] },
    ],
  ]);
  expect(remarks).toEqual(['The paper does not show what “Quiz” began with: Do your best.']);
  expect(refused).toEqual([{ place: 'line 1', reason: 'the question gone that its test asks is not there' }]);
});

test('a cartridge resolves pictures relative to its file, and a substring key makes an open question', async () => {
  const looks = item(
    '',
    html('<img src="$IMS-CC-FILEBASE$../pictures/a.png" alt="Dot">Which?') + typed('r'),
    earns('<varsubstring respident="r">par</varsubstring>'),
  );
  const bytes = zipSync({ 'quiz/assessment.xml': strToU8(file(looks)), 'pictures/a.png': PIXEL });
  const [found] = await readTree(archiveTree('c.imscc', bytes));
  expect(found?.reading.pictures.size).toBe(1);
  expect(found?.reading.questions[0]).toMatchObject({
    draft: { type: 'open', keyText: 'par' },
    notes: ['taken as an open question, since its marking looks for a pattern in the text'],
  });
});

test.each<[string, string, string]>([
  ['SCORM', '<schema>ADL SCORM</schema>', 'runs a program of its own'],
  ['another program', '', 'no questions of a known form'],
])('a package of %s without questions is refused with a reason', async (_, schema, reason) => {
  const bytes = zipSync({
    'imsmanifest.xml': strToU8(`<manifest>${schema}</manifest>`),
    'index.html': strToU8('<p>'),
  });
  const [found] = await readTree(archiveTree('s.zip', bytes));
  expect(found?.name).toBe('s.zip');
  expect(found?.reading.refused[0]?.reason).toContain(reason);
});

test('a D2L test includes questions of its library, with its own points', async () => {
  const asked = item('', html('Which?') + choices('r', { a: 'x', b: 'y' }), earns(is('r', 'a')));
  const bytes = zipSync({
    'questiondb.xml': strToU8(
      file(
        `<objectbank ident="b"><section>${asked.replace('ident="i', 'label="Q1" ident="i')}</section></objectbank>`,
      ),
    ),
    'quiz.xml': strToU8(
      file(
        '<assessment ident="t" title="Quiz"><section><itemref linkrefid="Q1"><file href="questiondb.xml"/>' +
          '<points>4.0</points></itemref></section></assessment>',
      ),
    ),
  });
  const [bank, quiz] = (await readTree(archiveTree('d.zip', bytes))).map(({ reading }) => reading);
  const [{ draft, home } = { draft: undefined, home: undefined }] = bank?.questions ?? [];
  expect(quiz?.questions).toEqual([]);
  expect(quiz?.papers[0]).toMatchObject({
    home,
    draft: { sections: [{ questions: [{ sourceKey: draft?.sourceKey, score: 4 }] }] },
  });
});

test('a question both in a D2L test and its library is imported once, and twice if the test changed it', async () => {
  const ask = (text: string, marks: string) =>
    item('', html(text) + choices('r', { a: 'x', b: 'y' }), earns(is('r', 'a')))
      .replace(/ident="i\d+"/, `ident="${marks}" label="${text}"`)
      .replace('2.5', marks);
  const bytes = zipSync({
    'questiondb.xml': strToU8(
      file(
        `<objectbank ident="b"><section>${ask('One?', '1')}${ask('Two?', '1').replace('>y<', '>z<')}</section></objectbank>`,
      ),
    ),
    'quiz.xml': strToU8(
      file(
        `<assessment ident="t" title="Quiz"><section>${ask('One?', '3')}${ask('Two?', '3')}</section></assessment>`,
      ),
    ),
  });
  const [bank, quiz] = (await readTree(archiveTree('d.zip', bytes))).map(({ reading }) => reading);
  const [one, two] = [bank, quiz].map((reading) => reading?.questions.map(({ draft }) => draft) ?? []);
  expect(one?.map(({ stem }) => stem)).toEqual(['One?', 'Two?']);
  expect(two?.map(({ stem }) => stem)).toEqual(['Two?']);
  expect(quiz?.papers[0]?.draft.sections[0]?.questions).toEqual([
    { sourceKey: one?.[0]?.sourceKey, score: 3 },
    { sourceKey: two?.[0]?.sourceKey, score: 3 },
  ]);
});
