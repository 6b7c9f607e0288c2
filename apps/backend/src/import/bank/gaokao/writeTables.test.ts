import { describe, expect, test } from 'vitest';
import { renderText } from '../../../platform/richText/richText.ts';
import { tidyText } from './tidyText.ts';
import { writeTables } from './writeTables.ts';

describe('writeTables', () => {
  test('recognises table rows between sentences, and their header', () => {
    const text =
      '读表：\n皇帝纪年 公元纪年 郡级政区\n汉高帝十二年 前195年 15郡\n汉文帝十六年 前164年 24郡\n由此可知（　　）';
    expect(writeTables(text)).toBe(
      '读表：\n\n| 皇帝纪年 | 公元纪年 | 郡级政区 |\n| --- | --- | --- |\n| 汉高帝十二年 | 前195年 | 15郡 |\n| 汉文帝十六年 | 前164年 | 24郡 |\n\n由此可知（　　）',
    );
  });

  test('uses a row of years as the header, and an empty header above rows of figures', () => {
    expect(writeTables('年份 1755 1797 1835\n指数 42.74 42.48 78.69')).toContain(
      '| 年份 | 1755 | 1797 | 1835 |\n| --- |',
    );
    expect(writeTables('高级官员 20 8\n中级官员 15 10\n低级官员 12 8')).toContain(
      '|  |  |  |\n| --- | --- | --- |\n| 高级官员 | 20 | 8 |',
    );
  });

  test('separates a row’s name from a sign attached to it', () => {
    expect(writeTables('组别 ① ② ③\n底物 + + +\nMg2++ － +')).toContain(
      '| 底物 | + | + | + |\n| Mg2+ | + | － | + |',
    );
  });

  test.each([
    ['two short lines of equal shape', '甲 乙 丙\n丁 戊 己'],
    ['options', 'A．甲 B．乙 C．丙 D．丁\nA．甲 B．乙 C．丙 D．丁'],
    [
      'sentences with spaces',
      '材料一 第一次世界大战前，有不少学者对爱因斯坦的学说持怀疑态度 他说\n材料二 第一次世界大战后，有不少学者对爱因斯坦的学说不再怀疑了 他说\n材料三 今天谁也不再怀疑爱因斯坦的学说了，因为它已经被证明 他说',
    ],
    [
      'scanned sentences with spaces before punctuation',
      '据载 ，次年 ，大钱 并行 。\n其后 ，又行 ，小钱 数十 。\n至此 ，共有 ，钱币 六种 。',
    ],
    ['rows of different lengths', '甲 1 2 3\n乙 1 2\n丙 1 2 3 4'],
  ])('leaves %s unchanged', (_, text) => expect(writeTables(text)).toBe(text));

  test('produces Markdown that renders as a table, with the text after it outside', () => {
    const text = writeTables('表 人数（人）统计\n类别 男 女\n甲班 20 8\n乙班 15 10\n据表可知');
    const { html } = renderText(tidyText(text, 'zh', false), 'plain');
    expect(html).toMatch(/^<p>表 人数（人）统计<\/p>\s*<table>/);
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html).toMatch(/<\/table>\s*<p>据表可知<\/p>$/);
  });
});
