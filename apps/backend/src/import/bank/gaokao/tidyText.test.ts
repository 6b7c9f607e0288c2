import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeDollars, tidyBrackets, tidyText } from './tidyText.ts';

describe('tidyText', () => {
  test('joins lines broken inside a Chinese sentence, and keeps paragraphs', () => {
    const text =
      '有学者认为，这一时期的商业市镇虽然数目不多，却已经有了固定的集期和分工，说\n明交换正在扩大。 \n这一现象反映了（ 　　\n） \n①人口增加\n②交通改善';
    expect(tidyText(text, 'zh', false)).toBe(
      '有学者认为，这一时期的商业市镇虽然数目不多，却已经有了固定的集期和分工，说明交换正在扩大。\n这一现象反映了（　　）\n①人口增加\n②交通改善',
    );
  });

  test('leaves table rows unchanged', () => {
    const text = '表 人数统计\n甲班 20 8\n乙班 15 10\n据表可知';
    expect(tidyText(text, 'zh', false)).toBe(text);
  });

  test('removes scanned spaces from English text, and joins its lines', () => {
    const text =
      'The  library ’s  new  rooms  are well -known  , and many  students  who live \nnear  the old harbour  ' +
      'come  every  evening . \nIt is free. \n    A new paragraph  begins .';
    expect(tidyText(text, 'en', false)).toBe(
      'The library’s new rooms are well-known, and many students who live near the old harbour come every ' +
        'evening.\nIt is free.\nA new paragraph begins.',
    );
  });

  test('keeps formulas unchanged, and restores a backslash lost to a JSON escape', () => {
    expect(tidyText('平 均值 $z\\cdot\bar{z}$ , 则', 'zh', true)).toBe('平均值 $z\\cdot\\bar{z}$ , 则');
  });

  test('keeps every non-space character', () => {
    const sign = fc.constantFrom(
      '甲',
      '乙',
      'a',
      'B',
      '1',
      '，',
      '。',
      '（',
      '）',
      ' ',
      '\n',
      '“',
      '”',
      '-',
      '．',
    );
    const solid = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(
        fc.string({ unit: sign }),
        fc.constantFrom('zh' as const, 'en' as const),
        (text, language) => {
          expect(solid(tidyText(text, language, false))).toBe(solid(text));
        },
      ),
    );
  });
});

test.each([
  ['则 $A \\cap B=(\\quad$ ）', '则 $A \\cap B=$（　　）'],
  ['方程为（ $）$', '方程为（　　）'],
  ['则 $z=(\\quad)$', '则 $z=$（　　）'],
  ['值为 $(\\quad)$', '值为 （　　）'],
  ['值为 $(\\quad$ ）', '值为 （　　）'],
  ['由此可知（', '由此可知（　　）'],
  ['错误的是（）', '错误的是（　　）'],
  ['集合 $(0,2)$ 是', '集合 $(0,2)$ 是'],
])('tidyBrackets writes %s as %s', (text, expected) => {
  expect(tidyBrackets(text)).toBe(expected);
});

test('escapeDollars escapes dollar signs of prices', () => {
  expect(escapeDollars('from $5 to $6')).toBe('from \\$5 to \\$6');
});
