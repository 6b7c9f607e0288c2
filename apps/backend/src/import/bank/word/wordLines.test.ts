import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { accepts, paragraph, read, run, single, word } from '../../../../test/bankFiles.ts';

const RED = '<w:color w:val="FF0000"/>';
const MARKED = '<w:highlight w:val="yellow"/>';
const BOLD = '<w:b/>';
const UNDERLINED = '<w:u w:val="single"/>';
const keysOf = async (paragraphs: readonly string[]) => {
  const { questions, refused } = await read('卷.docx', word(paragraphs));
  expect(refused).toEqual([]);
  return questions.map(({ draft }) => draft.key);
};
const lines = (...texts: string[]) => texts.map((text) => paragraph(run(text)));

test.each<[string, readonly string[]]>([
  ['by highlighting', [...lines('A. 一'), paragraph(run('B. 二', MARKED))]],
  ['in red, in one line', [paragraph(run('A. 一  ') + run('B. 二', RED))]],
  ['in red and bold, without its label', [...lines('A. 一'), paragraph(run('B. ') + run('二', RED + BOLD))]],
  ['in bold, below a bold stem', [...lines('A. 一'), paragraph(run('B. 二', BOLD))]],
  ['by a star', lines('A. 一', '*B. 二')],
  ['by a tick', lines('A. 一', 'B. 二 √')],
  ['by words', lines('A. 一', 'B. 二（正确答案）')],
])('Word: the option marked %s is the right one', async (_, options) => {
  expect(await keysOf([paragraph(run('1. 哪个？', BOLD)), ...options])).toEqual([single('B')]);
});

test('Word: a red option is not the key where an answer is written', async () => {
  const { questions } = await read(
    '卷.docx',
    word([...lines('1. 哪个？'), paragraph(run('A. 一', RED)), ...lines('B. 二', '答案：B')]),
  );
  expect(questions).toMatchObject([
    { draft: { options: [{ text: '一' }, { text: '二' }], key: single('B') } },
  ]);
});

test('Word: keys in brackets with separators, and answers underlined in blanks, are read', async () => {
  expect(
    await keysOf([
      paragraph(run('1. 哪些（ ') + run('A、C', UNDERLINED) + run('）')),
      ...lines('A. 一 B. 二 C. 三'),
      paragraph(run('2. 首都是') + run(' 北京 ', UNDERLINED) + run('。')),
    ]),
  ).toEqual([single('A', 'C'), accepts(['北京'])]);
});

const cell = (...texts: string[]) => `<w:tc>${lines(...texts).join('')}</w:tc>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => cell(...text.split('\n'))).join('')}</w:tr>`).join('')}</w:tbl>`;

test.each<[string, readonly string[]]>([
  [
    'options in two columns',
    [...lines('1. 哪个？'), table(['A. 一', 'B. 二'], ['C. 三', 'D. 四']), ...lines('答案：C')],
  ],
  [
    'options with letters in separate cells',
    [...lines('1. 哪个？'), table(['A', '一'], ['B', '二'], ['C', '三'], ['D', '四']), ...lines('答案：C')],
  ],
  [
    'a question with its number and key in cells',
    [table(['1', '哪个？'], ['A', '一'], ['B', '二'], ['C', '三'], ['D', '四'], ['答案', 'C'])],
  ],
  ['a whole question in a cell', [table(['1. 哪个？\nA. 一\nB. 二\nC. 三\nD. 四\n答案：C'])]],
  [
    'a table of questions',
    [table(['题号', '题目', '选项', '答案'], ['1', '哪个？', 'A. 一\nB. 二\nC. 三\nD. 四', 'C'])],
  ],
])('Word: layout tables are read: %s', async (_, paragraphs) => {
  const { questions } = await read('卷.docx', word(paragraphs));
  expect(questions).toMatchObject([
    {
      draft: {
        stem: '哪个？',
        options: ['一', '二', '三', '四'].map((text) => ({ text })),
        key: single('C'),
      },
    },
  ]);
});

test('Word: a table within a question becomes a Markdown table', async () => {
  const { questions } = await read(
    '卷.docx',
    word([...lines('1. 看表'), table(['项目', '甲'], ['质量', '1']), ...lines('A. 一', 'B. 二', '答案：A')]),
  );
  expect(questions[0]?.draft.stem).toBe('看表\n| 项目 | 甲 |\n| --- | --- |\n| 质量 | 1 |');
});

test('Word: ruby annotations, emphasis dots and footnotes are kept in the text', async () => {
  const ruby = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('hǎo')}</w:rt><w:rubyBase>${run('好')}</w:rubyBase></w:ruby></w:r>`;
  const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
  const rels =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/></Relationships>';
  const { questions } = await read(
    '卷.docx',
    word(
      [
        paragraph(run('1. ') + ruby + run('，') + run('着', '<w:em w:val="dot"/>') + note),
        ...lines('答案：是'),
      ],
      {
        'word/_rels/document.xml.rels': strToU8(rels),
        'word/footnotes.xml': strToU8(
          `<w:footnotes ${names}><w:footnote w:id="2">${paragraph(run('注文'))}</w:footnote></w:footnotes>`,
        ),
      },
    ),
  );
  expect(questions).toMatchObject([
    { draft: { stem: '好（hǎo），**着**（注：注文）', key: single('true') } },
  ]);
});

test('Word: nested EQ fields become formulas, and other fields their result', async () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const { questions } = await read(
    '卷.docx',
    word([
      paragraph(
        run('1. 求') +
          mark('begin') +
          code(' EQ \\f(1,\\r(') +
          code('2)) ') +
          mark('end') +
          run('与') +
          mark('begin') +
          code(' REF a ') +
          mark('separate') +
          run('图1') +
          mark('end'),
      ),
      ...lines('答案：2'),
    ]),
  );
  expect(questions[0]?.draft.stem).toBe('求$\\frac{1}{\\sqrt{2}}$与图1');
});

test('Word: a picture that cannot be imported leaves a placeholder and a note on its question', async () => {
  const drawing =
    '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic>' +
    '</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const { questions } = await read(
    '卷.docx',
    word([paragraph(run('1. 求') + drawing), ...lines('答案：2')], { 'word/media/p.png': strToU8('WMF') }),
  );
  expect(questions).toMatchObject([
    { draft: { stem: '求〔图〕' }, notes: [expect.stringContaining('is no JPG, PNG or GIF')] },
  ]);
});

test('Word: unnumbered questions below a heading are separated by their answers', async () => {
  expect(
    await keysOf(
      lines('单选题', '甲？', 'A. 一', 'B. 二', '答案：B', '解析：略', '乙？', 'A. 一', 'B. 二', '答案：A'),
    ),
  ).toEqual([single('B'), single('A')]);
});

test('Word: a .doc file in the .docx format is read, with its body under another name', async () => {
  const rels =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
    'Target="word/document2.xml"/></Relationships>';
  const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const { questions } = await read(
    '卷.doc',
    zipSync({
      '_rels/.rels': strToU8(rels),
      'word/document2.xml': strToU8(
        `<w:document ${names}><w:body>${lines('1. 甲？', 'A. 一', 'B. 二', '答案：B').join('')}</w:body></w:document>`,
      ),
    }),
  );
  expect(questions).toMatchObject([{ draft: { key: single('B') } }]);
});

test.each([
  ['a.doc', '<html><body><p>1. 哪个？</p><p>A. 一</p><p>B. 二</p><p>答案：B</p></body></html>'],
  [
    'a.xls',
    '<html><body><table><tr><td>题干</td><td>选项</td><td>答案</td></tr>' +
      '<tr><td>哪个？</td><td>A. 一<br>B. 二</td><td>B</td></tr></table></body></html>',
  ],
])('an HTML page saved as %s is read', async (name, page) => {
  const { questions } = await read(name, page);
  expect(questions).toMatchObject([{ draft: { stem: '哪个？', key: single('B') } }]);
});
