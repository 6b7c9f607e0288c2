import { expect, test } from 'vitest';
import { accepts, PIXEL, single } from '../../../../test/bankFiles.ts';
import { answer, question, readXml } from '../../../../test/moodleFiles.ts';
import { readMoodleXml } from './moodleXml.ts';

test.each<[string, string, object, string[]?]>([
  [
    'one answer',
    question('multichoice', '<p>2 + 2 = ?</p>', `<single>true</single>${answer(0, '3')}${answer(100, '4')}`),
    {
      type: 'single',
      stem: '2 + 2 = ?',
      options: [
        { label: 'A', text: '3' },
        { label: 'B', text: '4' },
      ],
      key: single('B'),
    },
  ],
  [
    'several answers',
    question(
      'multichoice',
      'Which?',
      `<single>false</single>${answer(50, 'a')}${answer(-100, 'b')}${answer(50, 'c')}`,
    ),
    { type: 'multiple', key: single('A', 'C') },
  ],
  [
    'an answer with partial credit',
    question('multichoice', 'Which?', `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`),
    { type: 'single', key: single('A') },
    ['an answer that earns a part of the mark counts as wrong'],
  ],
  [
    'no right answer',
    question('multichoice', 'Which?', `<single>true</single>${answer(0, 'a')}${answer(0, 'b')}`),
    { type: 'open', key: { kind: 'reference' } },
    ['taken as an open question, since no answer is marked as right'],
  ],
  [
    'true or false',
    question(
      'truefalse',
      'Water is wet.',
      answer(0, 'true') + answer(100, 'false', '<feedback><text>It is not.</text></feedback>'),
    ),
    { type: 'judge', key: single('false'), explanation: 'false — It is not.' },
  ],
  [
    'a short answer',
    question(
      'shortanswer',
      'Capital of France?',
      answer(100, 'Paris') + answer(100, 'City of Paris') + '<usecase>1</usecase>',
    ),
    {
      type: 'blank',
      stem: 'Capital of France? {{1}}',
      key: { kind: 'blanks', blanks: [{ accepted: ['Paris', 'City of Paris'], isCaseSensitive: true }] },
    },
  ],
  [
    'a short answer with a wildcard',
    question('shortanswer', 'Name one.', answer(100, 'red*')),
    { type: 'open', keyText: 'red\\*' },
    ['taken as an open question, since an answer has a star, which stands for any text'],
  ],
  [
    'a number with a tolerance',
    question('numerical', 'Pi?', answer(100, '3.14', '<tolerance>0.05</tolerance>')),
    { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['3.14'], tolerance: 0.05 }] } },
  ],
  [
    'pairs',
    question(
      'matching',
      'Match.',
      '<subquestion format="html"><text>cat</text><answer><text>meow</text></answer></subquestion>' +
        '<subquestion format="html"><text>dog</text><answer><text>woof</text></answer></subquestion>' +
        '<subquestion><text></text><answer><text>moo</text></answer></subquestion>',
    ),
    {
      type: 'material',
      parts: [
        expect.objectContaining({ stem: 'cat', type: 'single', key: single('A') }),
        expect.objectContaining({
          stem: 'dog',
          key: single('B'),
          options: ['meow', 'woof', 'moo'].map((text, at) => ({ label: 'ABC'.charAt(at), text })),
        }),
      ],
    },
  ],
  [
    'an essay',
    question('essay', 'Why?', '<graderinfo format="html"><text>Because.</text></graderinfo>'),
    { type: 'open', keyText: 'Because.' },
  ],
  [
    'an order',
    question('ordering', 'Order.', answer(1, 'one') + answer(1, 'two') + answer(1, 'three')),
    {
      type: 'material',
      parts: [single('A'), single('C'), single('B')].map((key) =>
        expect.objectContaining({
          key,
          options: ['one', 'three', 'two'].map((text, at) => ({ label: 'ABC'.charAt(at), text })),
        }),
      ),
    },
  ],
  [
    'blanks in a text',
    question('multianswer', 'A {1:SA:=cat~%100%tom#ok} and {2:NM:=3:0.5}.'),
    {
      type: 'blank',
      stem: 'A {{1}} and {{2}}.',
      key: { kind: 'blanks', blanks: [{ accepted: ['cat', 'tom'] }, { accepted: ['3'], tolerance: 0.5 }] },
    },
  ],
  [
    'choices in a text',
    question('cloze', '<p>Say {1:MULTICHOICE:no~=yes\\=sure~%0%&quot;q&quot;} to {1:MCV:=x~y}</p>'),
    {
      type: 'cloze',
      stem: 'Say {{1}} to {{2}}',
      parts: [
        expect.objectContaining({
          stem: 'Gap 1',
          key: single('B'),
          options: ['no', 'yes=sure', '"q"'].map((text, at) => ({ label: 'ABC'.charAt(at), text })),
        }),
        expect.objectContaining({ key: single('A') }),
      ],
    },
  ],
  [
    'gaps with words to select',
    question(
      'gapselect',
      'The [[1]] sat on the [[3]].',
      ['cat', 'dog', 'mat']
        .map(
          (text, at) => `<selectoption><text>${text}</text><group>${at < 2 ? 1 : 2}</group></selectoption>`,
        )
        .join(''),
    ),
    {
      type: 'cloze',
      stem: 'The {{1}} sat on the {{2}}.',
      parts: [expect.objectContaining({ key: single('A') }), expect.anything()],
    },
  ],
  [
    'formulas, tables and inline markup',
    question(
      'essay',
      '<p>\\(x_1\\) costs $5 or $6, H<sub>2</sub>O, <b>bold</b> *star*</p>' +
        '<table><tr><td>a|b</td><td>\\(|x|\\)</td></tr></table><p>1. no list</p>',
    ),
    {
      stem:
        '$x_1$ costs \\$5 or \\$6, H₂O, **bold** \\*star\\*\n\n' +
        '| a\\|b | $\\vert x\\vert $ |\n| --- | --- |\n\n1\\. no list',
    },
  ],
  [
    'an all-or-nothing multiple choice',
    question('multichoiceset', 'Primes?', answer(100, '2') + answer(100, '3') + answer(0, '4')),
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'gaps of the Gapfill plugin',
    question(
      'gapfill',
      'The {cat} sat on the {mat|rug}.',
      '<delimitchars>{}</delimitchars><casesensitive>1</casesensitive>',
    ),
    {
      type: 'blank',
      stem: 'The {{1}} sat on the {{2}}.',
      key: {
        kind: 'blanks',
        blanks: [
          { accepted: ['cat'], isCaseSensitive: true },
          { accepted: ['mat', 'rug'], isCaseSensitive: true },
        ],
      },
    },
  ],
  [
    'gaps to type of which each text counts once (Gapfill)',
    question('gapfill', '[red|blue], [tall] or [red|blue]?', '<noduplicates>1</noduplicates>'),
    {
      stem: '{{1}}, {{2}} or {{3}}?',
      key: {
        kind: 'blanks',
        blanks: [
          { accepted: ['red'], group: '1' },
          { accepted: ['tall'] },
          { accepted: ['blue'], group: '1' },
        ],
      },
    },
  ],
  [
    'gaps to fill with words, some of them wrong (Gapfill)',
    question(
      'gapfill',
      'The [cat] sat on the [mat].',
      `<answerdisplay>dragdrop</answerdisplay>${answer(100, 'cat')}${answer(100, 'mat')}${answer(0, 'a_b')}`,
    ),
    {
      type: 'cloze',
      stem: 'The {{1}} sat on the {{2}}.',
      parts: [
        { options: [{ text: 'a\\_b' }, { text: 'cat' }, { text: 'mat' }], key: single('B') },
        { key: single('C') },
      ],
    },
  ],
  [
    'pairs with formatted right sides (ddmatch)',
    question(
      'ddmatch',
      'Match.',
      ['<b>U</b>:<p>volt</p>', 'I:<p>ampere</p>', ':<p>ohm</p>']
        .map((pair) => pair.split(':'))
        .map(
          ([left, right]) =>
            `<subquestion format="html"><text><![CDATA[${left}]]></text>` +
            `<answer format="html"><text><![CDATA[${right}]]></text></answer></subquestion>`,
        )
        .join(''),
    ),
    {
      type: 'material',
      parts: [
        { stem: '**U**', options: [{ text: 'volt' }, { text: 'ampere' }, { text: 'ohm' }], key: single('A') },
        { stem: 'I', key: single('B') },
      ],
    },
  ],
  [
    'a picture beside the text, as before Moodle 2',
    question(
      'truefalse',
      'Is it?',
      `<image>backupdata/a b.png</image><image_base64>\n${Buffer.from(PIXEL).toString('base64')}\n</image_base64>` +
        answer(100, 'true'),
    ),
    { stem: expect.stringMatching(/^Is it\?\n\n!\[\]\(\/import\/[0-9a-f]{40}\)$/) },
  ],
  [
    'rows that are each true or false',
    question(
      'kprime',
      'Judge.',
      '<rows><row number="1"><optiontext><text>Fire is hot</text></optiontext></row><row number="2"><optiontext>' +
        '<text>Ice is hot</text></optiontext><feedbacktext><text>It melts.</text></feedbacktext></row></rows>' +
        '<columns><column number="1"><responsetext><text>True</text></responsetext></column>' +
        '<column number="2"><responsetext><text>False</text></responsetext></column></columns>' +
        '<weights><weight rownumber="1" columnnumber="1"><value>1</value></weight>' +
        '<weight rownumber="1" columnnumber="2"><value>0</value></weight>' +
        '<weight rownumber="2" columnnumber="2"><value>1</value></weight></weights>',
    ),
    {
      type: 'material',
      parts: [
        { stem: 'Fire is hot', options: [{ text: 'True' }, { text: 'False' }], key: single('A') },
        { stem: 'Ice is hot', key: single('B'), explanation: 'It melts.' },
      ],
    },
  ],
  [
    'rows of the plugin Matrix',
    question(
      'matrix',
      'Judge.',
      '<row><shorttext>Fire is hot</shorttext></row><weights-of-row><weight-of-col>1</weight-of-col>' +
        '<weight-of-col>0</weight-of-col></weights-of-row>' +
        '<row><shorttext>Ice is hot</shorttext><feedback format="html"><text>It melts.</text></feedback></row>' +
        '<weights-of-row><weight-of-col>0</weight-of-col><weight-of-col>1</weight-of-col></weights-of-row>' +
        '<col><shorttext>True</shorttext></col><col><shorttext>False</shorttext></col>',
    ),
    {
      type: 'material',
      parts: [
        { stem: 'Fire is hot', options: [{ text: 'True' }, { text: 'False' }], key: single('A') },
        { stem: 'Ice is hot', key: single('B'), explanation: 'It melts.' },
      ],
    },
  ],
  [
    'gaps in code and in raised letters',
    question(
      'cloze',
      '<pre>a {\n  <code>b: {1:SA:=c};</code>\n}</pre><p>x<sup>{1:NM:=2:0.5#yes~9:1#no}</sup></p>',
    ),
    {
      type: 'blank',
      stem: 'a {\nb: {{1}};\n}\n\nx{{2}}',
      explanation: '2 — yes\n\n9 — no',
      key: { kind: 'blanks', blanks: [{ accepted: ['c'] }, { accepted: ['2'], tolerance: 0.5 }] },
    },
  ],
  [
    'feedback for the right answer, and hints',
    question(
      'multichoice',
      'Which?',
      answer(100, 'a') +
        answer(0, 'b') +
        '<generalfeedback><text>In general.</text></generalfeedback><correctfeedback><text>Since a is first.</text></correctfeedback>' +
        '<hint><text>Think.</text></hint><hint><text></text></hint>',
    ),
    { explanation: 'In general.\n\nSince a is first.' },
    ['its hints are left out'],
  ],
  [
    'default feedback for the right answer',
    question(
      'multichoice',
      'Which?',
      `${answer(100, 'a')}${answer(0, 'b')}<correctfeedback><text>你的回答正确。</text></correctfeedback>`,
    ),
    { explanation: '' },
  ],
  [
    'a response template',
    question('essay', 'Write.', '<responsetemplate><text>Dear</text></responsetemplate>'),
    { type: 'open' },
    ['the text that its answers begin with is left out'],
  ],
  [
    'multi-language text in braces',
    question(
      'multichoice',
      '{mlang en}Who{mlang}{mlang zh_cn,zh_tw}谁{mlang}?',
      `${answer(100, '{mlang en}I{mlang}{mlang other}me{mlang}')}${answer(0, 'b')}`,
    ),
    { stem: '谁?', options: [{ text: 'I' }, { text: 'b' }] },
    ['of its languages only “zh_cn,zh_tw” is taken', 'of its languages only “en” is taken'],
  ],
  [
    'multi-language text with gaps, and feedback for wrong answers',
    question(
      'multianswer',
      '<span class="multilang" lang="en">Say</span><span class="multilang" lang="zh">说</span> {1:SA:=cat#yes~*#no} {1:MC:=a~b}',
    ),
    { stem: '说 {{1}} {{2}}', parts: [{ explanation: 'cat — yes\n\nno' }, {}] },
    ['of its languages only “zh” is taken'],
  ],
  [
    'MathML',
    question(
      'essay',
      'So <math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>c</mi><mn>2</mn></msup></math>',
    ),
    { stem: 'So $c^{2}$' },
  ],
])('Moodle XML: %s', (_, source, expected, notes = []) => {
  const { questions, refused } = readXml(source);
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]?.notes).toEqual(notes);
});

test('Moodle XML: an embedded picture is imported, and an external one is not fetched', () => {
  const text =
    '<questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a%20b.png" alt="A dot"> <img src="https://evil.test/x.png">' +
    ' <img src="@@PLUGINFILE@@/c.png">]]></text>' +
    `<file name="a b.png" encoding="base64">${PIXEL.toString('base64')}</file>` +
    `<file name="c.png" encoding="base64">PHN2Zz4=</file></questiontext>`;
  const { questions, pictures } = readXml(
    `<question type="essay"><name><text>P</text></name>${text}</question>`,
  );
  expect(questions[0]?.draft.stem).toMatch(/^!\[A dot\]\(\/import\/[0-9a-f]{40}\)$/);
  expect(pictures.size).toBe(1);
  expect(questions[0]?.notes).toEqual([
    'the picture at https://evil.test/x.png lies elsewhere, and is not fetched',
    'the picture c.png is no JPG, PNG or GIF by its bytes',
  ]);
});

test('Moodle XML: scripts, event handlers and frames are removed', () => {
  const { questions } = readXml(
    question(
      'essay',
      '<p onclick="x()">Read<script>alert(1)</script><iframe src="//evil.test"></iframe>' +
        '<a href="javascript:x()">this</a></p>',
    ),
  );
  expect(questions[0]?.draft.stem).toBe('Readthis');
  expect(questions[0]?.notes).toEqual(['an embedded page is left out']);
});

const trueFalseQuestion = (name: string, rest = '') =>
  `<question type="truefalse"><name><text>${name}</text></name>` +
  `<questiontext><text>Is it${rest}?</text></questiontext>${answer(100, 'true')}</question>`;

test('Moodle XML: a broken file yields its intact questions, and reports broken ones by line and name', () => {
  const { questions, refused, remarks } = readXml(
    trueFalseQuestion('One'),
    trueFalseQuestion('Two', ' <b>'),
    trueFalseQuestion('Three').replace('</question>', ''),
    trueFalseQuestion('Four'),
  );
  expect(questions.map(({ place }) => place)).toEqual(['line 1 (One)', 'line 4 (Four)']);
  expect(refused.map(({ place }) => place)).toEqual(['line 2 (Two)', 'line 4 (Three)']);
  expect(remarks[0]).toContain('were read one by one');
});

test('Moodle XML: HTML entities, forbidden characters, a late declaration and a DOCTYPE without entities are accepted', () => {
  const text =
    `\n<?xml version="1.0"?><!DOCTYPE quiz [<!-- ours --><!ELEMENT quiz ANY>\n<!ATTLIST quiz a CDATA 'b'>]><quiz>` +
    `${trueFalseQuestion('One', ' a&nbsp;b &times;\u000b&#11; c')}</quiz>`;
  const { questions, refused } = readMoodleXml('x.xml', text);
  expect(refused).toEqual([]);
  expect(questions[0]?.draft.stem).toBe('Is it a b × c?');
});

test.each<[string, string, object, string[]?]>([
  [
    'an angle bracket that starts no element',
    question(
      'multichoice',
      'If \\(a<b\\)?',
      `${answer(100, 'List<String>')}${answer(0, '<b>c</b> < $d<e$')}`,
    ),
    { stem: 'If $a<b$?', options: [{ text: 'List<String>' }, { text: '**c** < $d<e$' }] },
  ],
  [
    'a question with empty answers',
    question('multichoice', 'Which?', `${answer(100, 'a')}${answer(0, 'b')}${answer(0, '<p>&nbsp;</p>')}`),
    { type: 'single', options: [{ text: 'a' }, { text: 'b' }] },
    ['answers without a text are left out'],
  ],
  [
    'a typed answer written as HTML',
    question('shortanswer', 'Capital?', answer(100, '<p>Paris</p>')),
    { type: 'blank', key: accepts(['Paris']) },
  ],
  [
    'a text with a line for the answer',
    question('shortanswer', 'It is _____, they say.', answer(100, 'x')),
    { stem: 'It is {{1}}, they say.' },
  ],
  [
    'a number that cannot be parsed',
    question('numerical', 'How much?', answer(100, '9,800')),
    { type: 'open', keyText: '9,800' },
    ['taken as an open question, since its answer, or the range around it, is no number'],
  ],
  [
    'a multi-language text with a link',
    question(
      'essay',
      '<span class="multilang" lang="en">Why</span><span class="multilang" lang="zh_cn">为什么</span>？<a href="https://a.test/b">看</a>',
    ),
    { stem: '为什么？看' },
    ['of its languages only “zh_cn” is taken', 'the link to https://a.test/b is left out; its words stay'],
  ],
  [
    'nested lists, a list starting at 3, and a table caption',
    question(
      'essay',
      '<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol><table><caption>T</caption><tr><td>1</td></tr></table>',
    ),
    { stem: '3. a\n   - b\n4. c\n\nT\n\n| 1 |\n| --- |' },
  ],
  [
    'merged cells, and ruby annotations',
    question(
      'essay',
      '<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby><table><tr><th>a</th><th colspan="2">b</th></tr>' +
        '<tr><td rowspan="2">1</td><td>2</td><td rowspan="3">3</td></tr><tr><td>4</td></tr><tr><td>5</td><td>6</td></tr></table>',
    ),
    { stem: '汉（hàn）\n\n| a | b |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 4 |  |\n| 5 | 6 |  |' },
  ],
  [
    'equations with their source: in delimiters, in a dialect, with variables',
    question(
      'essay',
      ['LaTeX">\\[x^2\\]', 'SnuggleTeX">$y$', 'application/x-tex">\\qv{x}']
        .map(
          (tex) => `<math><semantics><mi>x</mi><annotation encoding="${tex}</annotation></semantics></math>`,
        )
        .join(' '),
    ),
    { stem: '$x^2$ $x$ $x$' },
  ],
  [
    'equations grouped by a brace',
    question(
      'essay',
      '<math><mfenced open="{" close=""><mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mfenced></math>',
    ),
    { stem: '$\\left\\{\\begin{matrix} x \\\\ y \\end{matrix}\\right.$' },
  ],
  [
    'formulas stored as pictures',
    question(
      'essay',
      '<img src="/e/1" data-equation-content="x^2"> <img src="/e/2" alt="LaTeX: y"> ' +
        '<img src="w.png" data-mathml="«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«msqrt»«mn»2«/mn»«/msqrt»«/math»">',
    ),
    { stem: '$x^2$ $y$ $\\sqrt{2}$' },
  ],
])('Moodle XML: keeps the content of %s', (_, source, expected, notes = []) => {
  const { questions, refused } = readXml(source);
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]?.notes).toEqual(notes);
});

test('Moodle XML: categories become subjects and points, names become keys, non-questions are refused', () => {
  const category = (path: string) =>
    `<question type="category"><category><text>${path}</text></category></question>`;
  const { questions, refused } = readXml(
    category('$course$/top/Biology/Cells // DNA'),
    question('truefalse', 'One.', answer(100, 'true')),
    question('truefalse', 'Two.', answer(100, 'true')),
    question('description', 'Read.'),
    question('random', 'x'),
    question('poodllrecording', 'x'),
    question('truefalse', 'Of before.', `${answer(100, 'true')}<hidden>1</hidden>`),
  );
  expect(questions.map(({ draft, home }) => [home.subject, draft.points, draft.sourceKey])).toEqual([
    ['Biology', ['Cells / DNA'], 'moodle:Biology/Cells / DNA:One'],
    ['Biology', ['Cells / DNA'], 'moodle:Biology/Cells / DNA:One#2'],
  ]);
  expect(refused).toEqual([
    { place: 'line 4 (One)', reason: 'it is a text without a question' },
    { place: 'line 5 (One)', reason: 'it stands for a question that is drawn from a category' },
    { place: 'line 6 (One)', reason: 'questions of the type “poodllrecording” are not known here' },
    {
      place: 'line 7 (One)',
      reason: 'Moodle hides it; show it there, or delete <hidden> of the file, to take it along',
    },
  ]);
});

test.each([
  ['a document type', '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz>&a;</quiz>', 'DOCTYPE'],
  ['entities of elsewhere', '<!DOCTYPE quiz [<!ELEMENT a ANY> %more;]><quiz/>', 'DOCTYPE'],
  [
    'an entity of its own',
    '<quiz><question type="essay"><name><text>&a;</text></name></question></quiz>',
    'well-formed',
  ],
  ['a premature end', '<quiz><question>', 'well-formed'],
  ['300 levels of nesting', `<quiz>${'<a>'.repeat(300)}`, 'deep'],
])('Moodle XML with %s is rejected with line and column', (_, text, reason) => {
  expect(() => readMoodleXml('x.xml', text)).toThrow(
    new RegExp(`^x\\.xml: line 1, column \\d+: .*${reason}`),
  );
});
