import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { paragraph, PIXEL, read, run, single, word } from '../../../../test/bankFiles.ts';
import { readTree } from '../readTree.ts';
import { archiveTree } from '../source/fileTree.ts';

const qti3Item = (body: string, declarations = '', rest = '') =>
  `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i1" title="T">` +
  `${declarations}<qti-item-body>${body}</qti-item-body>${rest}</qti-assessment-item>`;
const qti2Item = (body: string, declarations = '', rest = '') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="T">` +
  `${declarations}<itemBody>${body}</itemBody>${rest}</assessmentItem>`;
const declare = (cardinality: string, type: string, ...values: string[]) =>
  `<qti-response-declaration identifier="R" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>` +
  `${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response></qti-response-declaration>`;

const CHOICE =
  '<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="a">A</simpleChoice>' +
  '<simpleChoice identifier="b">B</simpleChoice></choiceInteraction>';
const SCORE_RULE =
  '<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><baseValue baseType="identifier">b' +
  '</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>' +
  '</responseIf></responseCondition></responseProcessing>';
const declareSingle = (inner: string) =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="identifier">${inner}</responseDeclaration>`;

async function readPackage(files: Readonly<Record<string, string | Uint8Array>>, archive = 'p.zip') {
  const bytes = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
  const [found] = await readTree(archiveTree(archive, bytes));
  if (found === undefined) throw new Error('The archive holds no known package');
  return found.reading;
}

test.each<[string, string, object, string[]?]>([
  [
    'a choice of QTI 3',
    qti3Item(
      '<p>Where?</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Say.</qti-prompt>' +
        '<qti-simple-choice identifier="a">Here<qti-feedback-inline identifier="a">no</qti-feedback-inline></qti-simple-choice>' +
        '<qti-simple-choice identifier="b">There</qti-simple-choice></qti-choice-interaction>',
      declare('single', 'identifier', 'b'),
    ),
    {
      type: 'single',
      stem: 'Where?\n\nSay.',
      options: [{ text: 'Here' }, { text: 'There' }],
      key: single('B'),
    },
  ],
  [
    'several choices of QTI 2.1, by their mapping',
    qti2Item(
      '<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Which?</prompt><simpleChoice identifier="a">A</simpleChoice>' +
        '<simpleChoice identifier="b">B</simpleChoice><simpleChoice identifier="c">C</simpleChoice></choiceInteraction>',
      '<responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"><mapping defaultValue="-1">' +
        '<mapEntry mapKey="a" mappedValue="1"/><mapEntry mapKey="c" mappedValue="1"/><mapEntry mapKey="b" mappedValue="-1"/>' +
        '</mapping></responseDeclaration>',
    ),
    { type: 'multiple', key: single('A', 'C') },
  ],
  [
    'a text entry',
    qti3Item(
      '<p>A <qti-text-entry-interaction response-identifier="R"/> sat.</p>',
      declare('single', 'string', 'cat') +
        '<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"/>',
    ),
    { type: 'blank', stem: 'A {{1}} sat.', key: { kind: 'blanks', blanks: [{ accepted: ['cat'] }] } },
  ],
  [
    'a number with a tolerance',
    qti3Item(
      '<p>Pi is <qti-text-entry-interaction response-identifier="R"/>.</p>',
      declare('single', 'float', '3.14'),
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="0.01 0.01">' +
        '<qti-variable identifier="R"/><qti-correct identifier="R"/></qti-equal></qti-response-if></qti-response-condition>' +
        '</qti-response-processing>',
    ),
    { stem: 'Pi is {{1}}.', key: { kind: 'blanks', blanks: [{ accepted: ['3.14'], tolerance: 0.01 }] } },
  ],
  [
    'a pattern match',
    qti3Item(
      '<p><qti-text-entry-interaction response-identifier="R"/></p><p>Say.</p>',
      declare('single', 'string', 'cat'),
      '<qti-response-processing><qti-pattern-match pattern="c.*"><qti-variable identifier="R"/>' +
        '</qti-pattern-match></qti-response-processing>',
    ),
    { type: 'open', keyText: 'cat' },
    ['taken as an open question, since its marking looks for a pattern in the text'],
  ],
  [
    'two right options where one is chosen',
    qti2Item(
      `<p>Which?</p>${CHOICE}`,
      declareSingle('<correctResponse><value>b</value><value>a</value></correctResponse>'),
    ),
    { type: 'open', stem: 'Which?\n\nA\n\nB', keyText: 'B\n\nA' },
    ['taken as an open question, since several answers are wholly right where one is chosen'],
  ],
  [
    'texts that each count once, in any order, and how a word is spoken',
    qti2Item(
      '<p>Name <s:sub alias="twenty">20</s:sub>: <textEntryInteraction responseIdentifier="R"/>' +
        '<textEntryInteraction responseIdentifier="S"/></p>',
      ['R', 'S']
        .map(
          (name) =>
            `<responseDeclaration identifier="${name}" cardinality="single" baseType="string"><mapping>` +
            '<mapEntry mapKey="cat" mappedValue="1"/><mapEntry mapKey="dog" mappedValue="1"/>' +
            '</mapping></responseDeclaration>',
        )
        .join(''),
      '<responseProcessing><responseCondition><responseIf><not><stringMatch caseSensitive="false"><variable identifier="R"/>' +
        '<variable identifier="S"/></stringMatch></not><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="R"/>' +
        '<mapResponse identifier="S"/></sum></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ).replace('<assessmentItem', '<assessmentItem xmlns:s="http://www.w3.org/2001/10/synthesis"'),
    {
      type: 'blank',
      stem: 'Name 20: {{1}}{{2}}',
      key: {
        kind: 'blanks',
        blanks: [
          { accepted: ['cat'], group: '1' },
          { accepted: ['dog'], group: '1' },
        ],
      },
    },
  ],
  [
    'a choice in a text',
    qti3Item(
      '<p>Sun of <qti-inline-choice-interaction response-identifier="R"><qti-inline-choice identifier="l">Lancaster</qti-inline-choice>' +
        '<qti-inline-choice identifier="y">York</qti-inline-choice></qti-inline-choice-interaction>.</p>',
      declare('single', 'identifier', 'y'),
    ),
    { type: 'cloze', stem: 'Sun of {{1}}.', parts: [{ stem: 'Gap 1', key: single('B') }] },
  ],
  [
    'a text with remarks for teachers, the reasons for its choices and a tooltip',
    qti2Item(
      '<teacherInstructions>Read aloud.</teacherInstructions><p>The <span data-role="tooltip-target">sun</span>' +
        '<span data-role="tooltip-content">our star</span>?</p><choiceInteraction responseIdentifier="R" maxChoices="1">' +
        '<simpleChoice identifier="a">hot</simpleChoice><simpleChoice identifier="b">cold</simpleChoice></choiceInteraction>' +
        '<choiceRationales responseIdentifier="R"><rationale identifier="a">Correct</rationale>' +
        '<rationale identifier="b">Look at it.</rationale></choiceRationales>',
      '<responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>',
    ),
    { type: 'single', stem: 'The sun (our star)?', key: single('A'), explanation: 'cold — Look at it.' },
  ],
  [
    'a long answer with a rubric',
    qti3Item(
      '<qti-rubric-block view="scorer"><p>Two reasons.</p></qti-rubric-block>' +
        '<qti-extended-text-interaction response-identifier="R"><qti-prompt>Why?</qti-prompt></qti-extended-text-interaction>',
    ),
    { type: 'open', stem: 'Why?', keyText: 'Two reasons.' },
  ],
  [
    'pairs',
    qti3Item(
      '<qti-match-interaction response-identifier="R"><qti-prompt>Match.</qti-prompt>' +
        '<qti-simple-match-set><qti-simple-associable-choice identifier="c">cat</qti-simple-associable-choice>' +
        '<qti-simple-associable-choice identifier="d">dog</qti-simple-associable-choice></qti-simple-match-set>' +
        '<qti-simple-match-set><qti-simple-associable-choice identifier="m">meow</qti-simple-associable-choice>' +
        '<qti-simple-associable-choice identifier="w">woof</qti-simple-associable-choice></qti-simple-match-set></qti-match-interaction>',
      declare('multiple', 'directedPair', 'd w', 'c m'),
    ),
    {
      type: 'material',
      stem: 'Match.',
      parts: [
        { stem: 'cat', key: single('A') },
        { stem: 'dog', key: single('B') },
      ],
    },
  ],
  [
    'an order',
    qti2Item(
      '<orderInteraction responseIdentifier="R"><prompt>Order.</prompt><simpleChoice identifier="b">two</simpleChoice>' +
        '<simpleChoice identifier="a">one</simpleChoice></orderInteraction>',
      '<responseDeclaration identifier="R" cardinality="ordered" baseType="identifier"><correctResponse><value>a</value>' +
        '<value>b</value></correctResponse></responseDeclaration>',
    ),
    {
      type: 'material',
      parts: [
        { stem: 'Place 1', key: single('B') },
        { stem: 'Place 2', key: single('A') },
      ],
    },
  ],
  [
    'two questions of one item',
    qti3Item(
      '<p>Read.</p><qti-choice-interaction response-identifier="R"><qti-prompt>First?</qti-prompt>' +
        '<qti-simple-choice identifier="a">A</qti-simple-choice><qti-simple-choice identifier="b">B</qti-simple-choice>' +
        '</qti-choice-interaction>' +
        '<qti-extended-text-interaction response-identifier="S"><qti-prompt>Second?</qti-prompt></qti-extended-text-interaction>',
      declare('single', 'identifier', 'a'),
    ),
    {
      type: 'material',
      stem: 'Read.',
      parts: [
        { type: 'single', stem: 'First?', key: single('A') },
        { type: 'open', stem: 'Second?' },
      ],
    },
  ],
  [
    'a formula, a picture and a list',
    qti3Item(
      '<p><m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msqrt><m:mn>2</m:mn></m:msqrt></m:math> ' +
        '<img src="../img/a%20b.png" alt="Dot"/><img src="../../etc/x.png"/></p><ol><li>one</li></ol>' +
        '<qti-extended-text-interaction response-identifier="R"/>',
    ),
    { stem: expect.stringMatching(/^\$\\sqrt\{2\}\$ !\[Dot\]\(\/import\/[0-9a-f]{40}\)\n\n1\. one$/) },
    ['the picture ../../etc/x.png is not in the package'],
  ],
  [
    'feedback for a choice',
    qti2Item(
      `<p>Which?</p>${CHOICE}`.replace(
        '>A<',
        '>A<feedbackInline identifier="x" outcomeIdentifier="F">It is first.</feedbackInline><',
      ),
      declareSingle('<correctResponse><value>a</value></correctResponse>'),
      '<modalFeedback identifier="b" outcomeIdentifier="F">Not second.</modalFeedback>' +
        '<modalFeedback identifier="c" outcomeIdentifier="F">Letters have an order.</modalFeedback>',
    ),
    { explanation: 'B — Not second.\n\nLetters have an order.\n\nA — It is first.' },
  ],
  [
    'a question with a sound',
    qti2Item(
      `<mediaInteraction responseIdentifier="M"><object type="audio/mpeg" data="a.mp3"/></mediaInteraction><p>Which?</p>${CHOICE}`,
      declareSingle('<correctResponse><value>a</value></correctResponse>'),
    ),
    { type: 'single', stem: 'Which?' },
    ['an embedded object is left out'],
  ],
  [
    'no key',
    qti3Item(
      '<qti-choice-interaction response-identifier="R"><qti-prompt>Like?</qti-prompt>' +
        '<qti-simple-choice identifier="a">Yes</qti-simple-choice>' +
        '<qti-simple-choice identifier="b">No</qti-simple-choice></qti-choice-interaction>',
    ),
    { type: 'open', stem: 'Like?\n\nYes\n\nNo' },
    ['taken as an open question, since it does not say which choice is right'],
  ],
])('QTI: %s', async (_, source, expected, notes = []) => {
  const { questions, refused } = await readPackage({ 'items/i.xml': source, 'img/a b.png': PIXEL });
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]?.notes).toEqual(notes);
});

describe('a QTI package', () => {
  const item = (name: string) =>
    qti3Item(
      '<qti-extended-text-interaction response-identifier="R"><qti-prompt>Why?</qti-prompt></qti-extended-text-interaction>',
    ).replace('identifier="i1"', `identifier="${name}"`);

  test('imports a test as a paper in order, and refuses missing items and non-questions by file', async () => {
    const { questions, papers, refused, format } = await readPackage({
      'imsmanifest.xml':
        '<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1">' +
        '<metadata><lom><title><string>Ships</string></title></lom></metadata></manifest>',
      'test.xml':
        '<qti-assessment-test identifier="t" title="Exam"><qti-test-part><qti-assessment-section identifier="s" title="One">' +
        '<qti-assessment-item-ref identifier="b" href="items/b.xml"><qti-weight identifier="w" value="3"/></qti-assessment-item-ref>' +
        '<qti-assessment-item-ref identifier="a" href="items/a.xml"/><qti-assessment-item-ref identifier="c" href="items/c.xml"/>' +
        '</qti-assessment-section></qti-test-part></qti-assessment-test>',
      'items/a.xml': item('a'),
      'items/b.xml': item('b'),
      'items/info.xml': qti3Item('<p>Welcome.</p>'),
      'items/mute.xml': qti2Item(
        CHOICE,
        declareSingle('<correctResponse><value>a</value></correctResponse>'),
      ),
      'items/sound.xml': qti2Item('<mediaInteraction responseIdentifier="R"/>'),
      'items/spot.xml': qti3Item('<qti-hotspot-interaction response-identifier="R"/>'),
    });
    expect(format).toBe('QTI 3.0');
    expect(questions.map(({ draft, home }) => [home.subject, draft.sourceKey])).toEqual([
      ['Ships', 'qti:M/t/Ships/p:b'],
      ['Ships', 'qti:M/t/Ships/p:a'],
    ]);
    expect(papers[0]?.draft).toMatchObject({
      name: 'Exam',
      sections: [
        {
          name: 'One',
          questions: [
            { sourceKey: 'qti:M/t/Ships/p:b', score: 3 },
            { sourceKey: 'qti:M/t/Ships/p:a', score: 1 },
          ],
        },
      ],
    });
    expect(refused).toEqual([
      { place: 'items/info.xml (T)', reason: 'it is a text without a question' },
      { place: 'items/mute.xml (T)', reason: 'it has no text' },
      { place: 'items/sound.xml (T)', reason: 'it only plays a sound or a video' },
      { place: 'items/spot.xml (T)', reason: 'places of a picture are chosen, which is not practised here' },
      { place: 'test.xml', reason: 'the item items/c.xml is not in the package' },
    ]);
  });

  test('puts a section’s passage above each of its items, and remarks on what the paper omits', async () => {
    const rubric = (text: string, rest = '') =>
      `<qti-rubric-block view="candidate"${rest}><p>${text}</p></qti-rubric-block>`;
    const { questions, remarks } = await readPackage({
      'tests/test.xml':
        '<qti-assessment-test identifier="t" title="Exam"><qti-test-part><qti-assessment-section identifier="s" title="One">' +
        `<qti-selection select="1"/>${rubric('A tale. <img src="p.png" alt="Fox"/>')}` +
        rubric('No notes.', ' use="instructions"') +
        rubric('Two marks.').replace('candidate', 'scorer') +
        '<qti-assessment-item-ref identifier="a" href="../items/a.xml"/>' +
        '<qti-assessment-item-ref identifier="b" href="../items/b.xml"><qti-pre-condition/></qti-assessment-item-ref>' +
        '</qti-assessment-section></qti-test-part></qti-assessment-test>',
      'tests/p.png': PIXEL,
      'items/a.xml': item('a'),
      'items/b.xml': item('b'),
      'items/c.xml': item('c'),
    });
    expect(questions.map(({ draft }) => draft.stem)).toEqual([
      expect.stringMatching(/^A tale\. !\[Fox\]\(\/import\/\w+\)\n\nWhy\?$/),
      expect.stringMatching(/^A tale/),
      'Why?',
    ]);
    expect(remarks).toEqual([
      'The paper does not show what “One” began with: No notes.',
      'Of One each student was asked 1 of 2 questions; the paper asks all.',
      'Whether and when “b” was asked hung on the answers before; the paper asks all.',
    ]);
  });

  test.each<[string, string, string, number]>([
    [
      'the mapping of its response',
      '<mapping upperBound="3"><mapEntry mapKey="a" mappedValue="2"/><mapEntry mapKey="b" mappedValue="2"/></mapping>',
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>',
      3,
    ],
    ['its response processing', '', SCORE_RULE.replace('>1<', '>5<'), 5],
    ['the default of 1', '', '', 1],
  ])('imports the score of an item from %s', async (_, mapping, marking, score) => {
    const declared = declareSingle(`<correctResponse><value>b</value></correctResponse>${mapping}`);
    const { papers } = await readPackage({
      'test.xml':
        '<assessmentTest identifier="t"><assessmentSection identifier="s"><assessmentItemRef identifier="a" href="a.xml"/>' +
        '</assessmentSection></assessmentTest>',
      'a.xml': qti2Item(`<p>Which?</p>${CHOICE}`, declared.replace('single', 'multiple'), marking),
    });
    expect(papers[0]?.draft.sections[0]?.questions[0]?.score).toBe(score);
  });

  test('includes texts from separate files, whatever the case and slashes of their paths', async () => {
    const { questions, refused } = await readPackage({
      'items/a/qti.xml': qti2Item(
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="Texts/tale.xml"/>' +
          '<object type="text/html" data="page.html"/><object type="text/html" data="gone.html"/>' +
          `<p><img src="texts\\Fox.PNG" alt="Fox"/></p>${CHOICE}`,
        declareSingle('<correctResponse><value>a</value></correctResponse>'),
      ),
      'items/a/Texts/tale.xml': '<div><p>A tale. <img src="Fox.png" alt="Fox"/></p></div>',
      'items/a/Texts/Fox.png': PIXEL,
      'items/a/page.html': '<html><head><title>No</title></head><body><p>A page.</p></body></html>',
    });
    expect(refused).toEqual([]);
    expect(questions[0]?.draft.stem).toMatch(
      /^A tale\. !\[Fox\]\(\/import\/\w+\)\n\nA page\.\n\n!\[Fox\]\(\/import\/\w+\)$/,
    );
    expect(questions[0]?.notes).toEqual(['the text gone.html is not in the package']);
  });

  test('refuses an item with a DOCTYPE, and imports the others', async () => {
    const { questions, refused } = await readPackage({
      'a.xml': item('a'),
      'b.xml': `<!DOCTYPE x SYSTEM "file:///etc/passwd">${item('b').replace(/^<\?xml[^>]*\?>/, '')}`,
    });
    expect(questions).toHaveLength(1);
    expect(refused[0]).toMatchObject({ place: 'b.xml', reason: expect.stringContaining('DOCTYPE') });
  });
});

test('a QTI gap keeps its number in the text, whatever is asked before it', async () => {
  const { questions } = await readPackage({
    'a.xml': qti3Item(
      `<qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>One?</qti-prompt>` +
        '<qti-simple-choice identifier="a">A</qti-simple-choice><qti-simple-choice identifier="b">B</qti-simple-choice>' +
        '</qti-choice-interaction><p>It is <qti-text-entry-interaction response-identifier="S"/>.</p>',
      declare('single', 'identifier', 'a') + declare('single', 'string', 'x').replace('"R"', '"S"'),
    ),
  });
  expect(questions[0]?.draft).toMatchObject({
    type: 'material',
    stem: 'It is {{1}}.',
    parts: [{ stem: 'One?' }, { stem: 'Gap 1 {{1}}' }],
  });
});

test('QTI: maxChoices 1 is single, partial credit is noted, explanations are kept, and orders are shuffled', async () => {
  const pick = (most: number) => CHOICE.replace('maxChoices="1"', `maxChoices="${most}"`);
  const several = (rest: string) =>
    '<responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">' +
    `<correctResponse><value>a</value></correctResponse>${rest}</responseDeclaration>`;
  const feedback = (text: string) =>
    `<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">${text}</modalFeedback>`;
  const { questions } = await readPackage({
    'a.xml': qti2Item(
      `<p>Which?</p>${pick(1)}`,
      several(''),
      feedback('因为它最小。') + feedback('Well done!'),
    ),
    'b.xml': qti2Item(
      `<p>Which?</p>${pick(2)}`,
      several(
        '<mapping defaultValue="0"><mapEntry mapKey="a" mappedValue="1"/><mapEntry mapKey="b" mappedValue="0.5"/></mapping>',
      ),
    ),
    'c.xml': qti2Item(
      '<orderInteraction responseIdentifier="R"><simpleChoice identifier="a">walk</simpleChoice>' +
        '<simpleChoice identifier="b">run</simpleChoice></orderInteraction>',
      several('').replace('multiple', 'ordered').replace('</value>', '</value><value>b</value>'),
    ),
    'd.xml': qti2Item(
      '<p>Read.</p><orderInteraction responseIdentifier="R"><prompt>By age.</prompt><simpleChoice identifier="a">1640</simpleChoice>' +
        '<simpleChoice identifier="b">1789</simpleChoice></orderInteraction><p><textEntryInteraction responseIdentifier="T"/></p>',
      several('').replace('multiple', 'ordered').replace('</value>', '</value><value>b</value>') +
        declareSingle('<correctResponse><value>x</value></correctResponse>').replace('"R"', '"T"'),
    ),
  });
  expect(questions.map(({ draft, notes }) => [draft.type, notes])).toEqual([
    ['single', []],
    ['multiple', ['an answer that earns a part of the mark counts as wrong']],
    ['material', []],
    ['material', []],
  ]);
  expect(questions[3]?.draft.parts[0]).toMatchObject({
    stem: 'By age.\n\nPlace 1',
    options: [{ text: '1789' }, { text: '1640' }],
    key: single('B'),
  });
  expect(questions[0]?.draft.explanation).toBe('因为它最小。');
  expect(questions[2]?.draft.parts.map(({ options, key }) => [options.map(({ text }) => text), key])).toEqual(
    [
      [['run', 'walk'], single('B')],
      [['run', 'walk'], single('A')],
    ],
  );
});

describe('a ZIP archive', () => {
  const zip = (files: Readonly<Record<string, Uint8Array>>) => zipSync(files, { level: 9 });

  test.each<[string, Uint8Array, RegExp]>([
    [
      'with a compression ratio of a thousand',
      zip({ 'a.xml': new Uint8Array(8 * 1024 * 1024) }),
      /unpacks to \d+ times its size/,
    ],
    [
      'with a path that leaves the archive',
      zip({ '../a.xml': strToU8('x') }),
      /its entry \.\.\/a\.xml leads out/,
    ],
    ['with an absolute path', zip({ '/etc/a.xml': strToU8('x') }), /leads out/],
    ['that is truncated', zip({ 'a.xml': strToU8('x'.repeat(99)) }).slice(0, 60), /cannot be read/],
  ])('%s is rejected before unpacking', (_, bytes, reason) => {
    expect(() => archiveTree('x.zip', bytes)).toThrow(reason);
  });

  test('with a false size is unpacked up to the declared size', () => {
    const tree = archiveTree('x.zip', withFalseSize(zip({ 'a.xml': new Uint8Array(900_000) })));
    expect(tree.read('a.xml')).toHaveLength(10);
  });

  test('that is a Word document with a false size is read up to the declared size', async () => {
    const document = 'word/document.xml';
    const parts = unzipSync(
      word(['1. Which?', 'A. One', 'B. Two', 'Answer: B'].map((text) => paragraph(run(text)))),
    );
    const { [document]: honest = new Uint8Array(), ...others } = parts;
    const more = new Uint8Array(900_000);
    more.set(honest);
    const { questions } = await read(
      'a.docx',
      withFalseSize(zip({ [document]: more, ...others }), honest.length),
    );
    expect(questions.map(({ draft }) => draft.key)).toEqual([single('B')]);
  });

  test.each<[string, string]>([
    ['GBK, as on Windows', '\u00cd\u00bc/\u00bc\u00d7.gift'],
    ['UTF-8, as on a Mac', Buffer.from('图/甲.gift').toString('latin1')],
  ])('with unmarked names in %s decodes them correctly', (_, written) => {
    const plain = 'x'.repeat(written.length);
    const bytes = Buffer.from(zip({ [plain]: strToU8('One.{T}') })).toString('latin1');
    const named = Buffer.from(bytes.replaceAll(plain, written), 'latin1');
    expect(archiveTree('x.zip', named).paths).toEqual(['图/甲.gift']);
  });

  test('with names marked as UTF-8 keeps their accents', () => {
    expect(archiveTree('x.zip', zip({ 'Müller.gift': strToU8('One.{T}') })).paths).toEqual(['Müller.gift']);
  });

  test('with more than 50000 entries is rejected', () => {
    const files = Object.fromEntries(
      Array.from({ length: 50_001 }, (__, at) => [`${at}`, new Uint8Array(0)]),
    );
    expect(() => archiveTree('x.zip', zipSync(files, { level: 0 }))).toThrow('more than 50000 entries');
  });
});

/** Changes the declared unpacked size of an archive's first entry. */
function withFalseSize(bytes: Uint8Array, size = 10): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const listed = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint32(listed + 24, size, true);
  view.setUint32(22, size, true);
  return bytes;
}

test('a QTI key is read from response processing; if it contradicts the declared one, the question is open', async () => {
  const { questions } = await readPackage({
    'a.xml': qti2Item(`<p>Which?</p>${CHOICE}`, declareSingle(''), SCORE_RULE),
    'b.xml': qti2Item(
      `<p>Which?</p>${CHOICE}`,
      declareSingle('<correctResponse><value>a</value></correctResponse>'),
      SCORE_RULE,
    ),
  });
  expect(questions.map(({ draft }) => [draft.type, draft.key])).toEqual([
    ['single', single('B')],
    ['open', { kind: 'reference' }],
  ]);
  expect(questions[1]?.notes).toContain('its marking and the answer that it calls right disagree');
});

test('a QTI test reads sections from separate files, and reports missing ones', async () => {
  const of3 = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"';
  const item = qti3Item(
    '<p>Why?</p><qti-extended-text-interaction response-identifier="R"/>',
    declare('single', 'string'),
  );
  const { papers, refused } = await readPackage({
    'imsmanifest.xml': '<manifest identifier="M"/>',
    'items/i.xml': item,
    'parts/s.xml':
      `<qti-assessment-section ${of3} identifier="S" title="One">` +
      '<qti-assessment-item-ref identifier="i" href="../items/i.xml"/></qti-assessment-section>',
    'tests/t.xml':
      `<qti-assessment-test ${of3} identifier="T" title="Test"><qti-test-part identifier="p">` +
      '<qti-assessment-section-ref identifier="S" href="../parts/s.xml"/>' +
      '<qti-assessment-section-ref identifier="X" href="../parts/x.xml"/></qti-test-part></qti-assessment-test>',
  });
  expect(papers).toMatchObject([{ draft: { name: 'Test', sections: [{ name: 'One' }] } }]);
  expect(refused).toEqual([
    { place: 'tests/t.xml', reason: 'the section ../parts/x.xml is not in the package' },
  ]);
});

const OPEN_ITEM = qti3Item(
  '<p>Why?</p><qti-extended-text-interaction response-identifier="R"/>',
  declare('single', 'string'),
);
const manifestTitled = (title: string, resources = '') =>
  `<manifest identifier="M"><metadata><title>${title}</title></metadata><resources>${resources}</resources></manifest>`;

test('QTI items that a manifest lists outside its folder belong to its package', async () => {
  const { questions, refused } = await readPackage({
    'package/imsmanifest.xml': manifestTitled(
      'Harbours',
      '<resource identifier="a" type="imsqti_item_xmlv3p0" href="../items/a%20b.xml"/>' +
        '<resource identifier="x" type="imsqti_item_xmlv3p0" href="../../../etc/passwd.xml"/>',
    ),
    'items/a b.xml': OPEN_ITEM,
  });
  expect(refused).toEqual([]);
  expect(questions.map(({ home, place, draft }) => [home.subject, place, draft.sourceKey])).toEqual([
    ['Harbours', 'items/a b.xml (T)', 'qti:M/Harbours/package:i1'],
  ]);
});

test('a QTI item below a nested manifest belongs to the package whose manifest lists it', async () => {
  const { questions } = await readPackage({
    'imsmanifest.xml': manifestTitled('All', '<resource identifier="a" href="part/a.xml"/>'),
    'part/imsmanifest.xml': manifestTitled('Part'),
    'part/a.xml': OPEN_ITEM,
  });
  expect(questions.map(({ home }) => home.subject)).toEqual(['All']);
});

test.each([
  ['the manifest title', manifestTitled('Ships'), manifestTitled('Knots'), 'p.zip'],
  ['the file name', manifestTitled('Ships'), manifestTitled('Ships'), 'q.zip'],
])('QTI packages with equal identifiers get different keys by %s', async (_, one, other, name) => {
  const test3 =
    '<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="T"><qti-test-part identifier="p">' +
    '<qti-assessment-section identifier="S"><qti-assessment-item-ref identifier="i" href="i.xml"/></qti-assessment-section>' +
    '</qti-test-part></qti-assessment-test>';
  const keysOf = async (manifest: string, archive: string) => {
    const { questions, papers } = await readPackage(
      { 'imsmanifest.xml': manifest, 'i.xml': OPEN_ITEM, 't.xml': test3 },
      archive,
    );
    return [...questions, ...papers].map(({ draft }) => draft.sourceKey);
  };
  const first = await keysOf(one, 'p.zip');
  expect(first).toHaveLength(2);
  expect(await keysOf(one, 'p.zip')).toEqual(first);
  const second = await keysOf(other, name);
  expect(second.filter((key) => first.includes(key))).toEqual([]);
});

test.each([
  ['manifest', { 'imsmanifest.xml': '<manifest identifier="M"><broken' }],
  ['test', { 't.xml': '<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"><broken' }],
])('a malformed QTI %s is refused, and its items are still imported', async (_, broken) => {
  const { questions, refused } = await readPackage({ 'i.xml': OPEN_ITEM, ...broken });
  expect(questions).toHaveLength(1);
  expect(refused.map(({ place }) => place)).toEqual(Object.keys(broken));
});
