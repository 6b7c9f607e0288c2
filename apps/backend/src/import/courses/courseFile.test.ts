import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { CourseMistakes } from './courseSourceError.ts';
import { parseCourse } from './courseFile.ts';
import { readHours, readLevel } from './courseFacts.ts';
import { readCourseFolder } from './courseFolder.ts';

const FILE = `# 编译原理：从零写一门语言

## 课程简介

- 所属大学：青禾大学
- 先修要求：[数据结构](https://school.example/ds)，C
- 编程语言：C, Rust
- 课程难度：🌟🌟🌟🌟
- 预计学时：80 小时

用十二周写一个**能跑**的编译器。

第二段，有[链接](https://school.example/a)和 <script>alert(1)</script>。

## 讲师信息

一位写编译器的人。

## 课程资源

- 课程网站：[2026](https://school.example/2026), [2025](https://school.example/2025)
- 课程视频：<https://school.example/video>，每周一讲
- 课程教材：无
- [单独的链接][ref]
- [危险](javascript:alert(1))

[ref]: https://school.example/ref
`;

test('parseCourse reads title, facts, description and links', () => {
  const course = parseCourse('a.md', FILE);
  expect(course).toMatchObject({
    title: '编译原理：从零写一门语言',
    provider: '青禾大学',
    prerequisites: '数据结构，C',
    language: 'C, Rust',
    level: 4,
    hours: 80,
    summary: '用十二周写一个能跑的编译器。',
  });
  expect(course?.description).toContain('<strong>能跑</strong>');
  expect(course?.description).toContain('<h3>讲师信息</h3>');
  expect(course?.sections).toMatchObject([
    {
      title: '课程资源',
      links: [
        { title: '课程网站 · 2026', url: 'https://school.example/2026' },
        { title: '课程网站 · 2025', url: 'https://school.example/2025' },
        { title: '课程视频', url: 'https://school.example/video' },
        { title: '单独的链接', url: 'https://school.example/ref' },
      ],
    },
  ]);
});

test('parseCourse removes scripts and script links from the description', () => {
  const { description = '' } = parseCourse('a.md', FILE) ?? {};
  expect(description).not.toMatch(/<script|javascript:|onerror=/i);
  expect(description).toContain('&lt;script&gt;');
});

test('parseCourse reads labels in bold, in English and with either colon', () => {
  const course = parseCourse(
    'b.en.md',
    '# B\n\n## Overview\n\n* **Offered by:** MIT  \n* **Course Difficulty**：🌟🌟🌟\n* Estimated Study Hours: 100 hours+\n\nText.\n',
  );
  expect(course).toMatchObject({ provider: 'MIT', level: 3, hours: 100 });
});

test.each([
  ['50-70 小时', 70],
  ['约 19 小时', 19],
  ['少于 15 小时', 15],
  ['80', 80],
  ['100 hours+', 100],
  ['50h+', 50],
  ['200 小时+，上不封顶', 200],
  ['因人而异', null],
  ['每周 2 小时，持续 12 周', null],
  ['', null],
  ['0 小时', null],
  ['48学时', 48],
  ['≈96h', 96],
  ['1.5 hours', 2],
  ['20 至 30 小时左右', 30],
  ['3 hours per week', null],
  ['10 hours/week', null],
])('readHours reads %j', (text, hours) => {
  expect(readHours(text)).toBe(hours);
});

test('readLevel counts stars, up to five', () => {
  expect(readLevel('🌟🌟')).toBe(2);
  expect(readLevel('🌟'.repeat(9))).toBe(5);
  expect(readLevel('很难')).toBeNull();
});

test('parseCourse keeps HTML that rich text allows, and only the text of other elements', () => {
  const facts = '# 课<br>程\n\n- 讲师：<b>林</b>\n\n';
  const descriptionOf = (text: string) => parseCourse('a.md', `${facts}${text}`)?.description;
  expect(parseCourse('a.md', `${facts}一<br>二<sup>2</sup>`)).toMatchObject({
    title: '课 程',
    provider: '林',
    summary: '一 二2',
    description: '<p>一<br>二<sup>2</sup></p>',
  });
  expect(
    descriptionOf('<table><tr><td colspan="2" style="color:red" onclick="x()">甲</td></tr></table>'),
  ).toBe('<table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>');
  expect(descriptionOf('<details><summary>答</summary>\n\n**乙**\n\n</details>\n\n丙')).toMatch(
    /^<details><summary>答<\/summary>\s*<p><strong>乙<\/strong><\/p>\s*<\/details>\s*<p>丙<\/p>$/,
  );
  expect(
    descriptionOf(
      '<h1>大</h1>\n\n<font color="red">红</font>，<!-- 注 --><iframe src="https://a.example"></iframe>尾',
    ),
  ).toBe('<h4>大</h4>\n<p>红，尾</p>');
  expect(
    descriptionOf('图<img src="https://a.example/a.png" alt="猫" onerror="x()">和<img src="a.png" alt="狗">'),
  ).toBe('<p>图<a href="https://a.example/a.png">猫</a>和狗</p>');
  expect(
    descriptionOf('<a href="javascript:x()">点</a>，用 <script> 标签与 List<String>、<?php 1 ?>\n\n下一段'),
  ).toBe('<p>点，用 &lt;script&gt; 标签与 List&lt;String&gt;、&lt;?php 1 ?&gt;</p>\n<p>下一段</p>');
});

test('parseCourse reads links written in HTML', () => {
  const { sections } = parseCourse(
    'a.md',
    '# 课\n\n## 简介\n\n- 讲师：林\n\n文。\n\n## 资源\n\n- <a href="https://a.example/x" target="_blank">讲义</a>\n',
  ) ?? { sections: [] };
  expect(sections).toMatchObject([{ title: '资源', links: [{ title: '讲义', url: 'https://a.example/x' }] }]);
});

test('parseCourse returns undefined without facts, and throws with file and line for a missing title or description', () => {
  expect(parseCourse('README.md', '# 关于\n\n- 一条\n- 两条\n')).toBeUndefined();
  expect(() => parseCourse('c.md', '## 简介\n\n- 课程难度：🌟\n\n文字\n')).toThrow(/^c\.md:1: /);
  expect(() => parseCourse('d.md', '# D\n\n## 简介\n\n- 课程难度：🌟\n')).toThrow(/^d\.md:6: /);
  const table =
    '# D\n\n| 项 | 值 |\n| - | - |\n| 价格 | １９．９０元 |\n| 原价 | many |\n\n文字\n\n## 课程资源\n\n';
  const mistakes = /^e\.md:6: “many” is no price[^\n]*\ne\.md:12: the length of the video is missing/;
  expect(() => parseCourse('e.md', `${table}- 一：files/a.mp4\n`)).toThrow(mistakes);
  const { terms, sections } =
    parseCourse('e.md', `${table.replace('many', '99')}- 一：files/a.mp4，12:30\n`) ?? {};
  expect([terms?.price, sections?.[0]?.links]).toMatchObject([1990, [{ minutes: 12.5 }]]);
});

const PAID_COURSE = `# 函数

## 课程简介

- 课程难度：🌟
- 价格：99.50
- 原价：199
- 有效天数：365
- 人脸识别：是
- 协议：A1、A2

介绍。

## 课程资源

- 第一讲：files/one.mp4，12.5 分钟，试看
- 第二讲：video/demonstration, 8 min
- 参考：[网页](https://school.example/a)
`;

test('parseCourse reads price, agreements, face check and videos', () => {
  const course = parseCourse('a.md', PAID_COURSE);
  expect(course?.terms).toEqual({
    price: 9950,
    listPrice: 19_900,
    validDays: 365,
    hasFaceCheck: true,
    hasQuestions: undefined,
    agreements: { keys: ['A1', 'A2'], line: 10 },
  });
  expect(course?.sections[0]?.links).toMatchObject([
    {
      title: '第一讲',
      video: 'files/one.mp4',
      minutes: 12.5,
      isPreview: true,
      captions: [],
      parts: [],
      line: 16,
    },
    {
      title: '第二讲',
      video: 'demonstration',
      minutes: 8,
      isPreview: false,
      captions: [],
      parts: [],
      line: 17,
    },
    { title: '参考 · 网页', url: 'https://school.example/a' },
  ]);
});

test('parseCourse reads a video’s captions, and its parts below its line', () => {
  const course = parseCourse(
    'a.md',
    PAID_COURSE.replace(
      '试看\n',
      '试看，files/one.zh.vtt，files/one.en.vtt\n  - 0:00 开场 | Opening\n  - 3:20 例题\n',
    ),
  );
  expect(course?.sections[0]?.links).toMatchObject([
    {
      title: '第一讲',
      isPreview: true,
      captions: ['files/one.zh.vtt', 'files/one.en.vtt'],
      parts: [
        { seconds: 0, name: '开场', nameEn: 'Opening' },
        { seconds: 200, name: '例题', nameEn: '' },
      ],
    },
    { title: '第二讲', captions: [], parts: [] },
    { title: '参考 · 网页' },
  ]);
});

test.each([
  ['captions without a language', '试看', 'files/one.vtt', 'a.md:16: “one.vtt” does not say'],
  ['a part after the end', '试看\n', '试看\n  - 13:00 小结\n', 'a.md:16: “13:00 小结” begins after the end'],
  ['an invalid price', '99.50', 'free', 'a.md:6: “free” is no price; write yuan such as 99 or 99.50'],
  ['a list price below the price', '199', '9', 'a.md:7: the list price is below the price'],
  ['invalid days', '365', '0', 'a.md:8: “0” does not fit; write a whole number from 1 to 36500'],
  ['an invalid yes or no', '：是', '：也许', 'a.md:9: “也许” is neither 是 nor 否'],
  ['a video without its length', '，12.5 分钟', '', 'a.md:16: the length of the video is missing'],
])('parseCourse reports the line of %s, with advice', (_, from, to, message) => {
  expect(() => parseCourse('a.md', PAID_COURSE.replace(from, to))).toThrow(message);
});

test('parseCourse throws nothing but CourseMistakes, and returns only http links, for any text', () => {
  const pieces = [
    '# ',
    '## ',
    '- ',
    '：',
    '🌟',
    '[',
    '](',
    ')',
    '<',
    '>',
    'https://',
    '\n\n',
    '\n',
    '```',
    '|',
    '课程难度',
    '资源',
    '\u0000',
    '%E0%A4%A',
    'http://[',
    '*',
    '_',
  ];
  let seed = 20_260;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: next() % 40 }, () => pieces[next() % pieces.length]).join('');
    try {
      const course = parseCourse('x.md', text);
      for (const one of course?.sections.flatMap(({ links }) => links) ?? [])
        expect('url' in one ? one.url : one.video).toMatch(/^(?:https?:\/\/|files\/)/i);
    } catch (error) {
      expect(error).toBeInstanceOf(CourseMistakes);
    }
  }
});

test.each<[string, string, object]>([
  [
    'front matter, units and third-level headings',
    '---\ntitle: "Python 入门"\nauthor: 王老师\nprice: 99 元\ntags: [a]\n---\n\n开头。\n\n### 课程资源\n\n- 网页：https://a.test/b\n',
    {
      title: 'Python 入门',
      provider: '王老师',
      summary: '开头。',
      sections: [{ title: '课程资源', links: [{ title: '网页', url: 'https://a.test/b' }] }],
    },
  ],
  [
    'facts in lines below a text, without taking weeks for hours',
    '# Biology\n\nAll of life.\n\n## About\n\nInstructor: Jane\nDuration: 12 weeks\n\n## Overview\n\nCells.\n',
    {
      provider: 'Jane',
      hours: null,
      summary: 'All of life.',
      description:
        '<p>All of life.</p>\n<ul>\n<li>Duration: 12 weeks</li>\n</ul>\n<h3>Overview</h3>\n<p>Cells.</p>',
    },
  ],
  [
    'facts in a table',
    '# 力学\n\n### 介绍\n\n| 讲师 | 张三 |\n| --- | --- |\n| 难度 | ★★★ |\n\n文字。\n',
    { provider: '张三', level: 3, description: '<p>文字。</p>' },
  ],
])('parseCourse reads %s', (_, source, expected) => {
  expect(parseCourse('x.md', source)).toMatchObject(expected);
});

test('parseCourse takes no prose line with a colon for a fact, and counts front matter in line numbers', () => {
  expect(parseCourse('x.md', '# A\n\nNote: price: read it.\nAnd more of it.\n')).toBeUndefined();
  expect(() => parseCourse('x.md', '---\ntitle: A\nprice: free\n---\n\nText.\n')).toThrow(
    /^x\.md:3: “free” is no price/,
  );
});

test.each([
  // “# 光学”, “- 讲师：甲” and “文字。” in each encoding.
  ['GB18030', '2320b9e2d1a70a0a2d20bdb2caa6a3babcd70a0acec4d7d6a1a30a'],
  ['UTF-16', Buffer.from('\uFEFF# 光学\n\n- 讲师：甲\n\n文字。\n', 'utf16le').toString('hex')],
])('a course file in %s is read', async (_, bytes) => {
  const folder = await openFolder();
  await mkdir(join(folder, 'a'));
  await writeFile(join(folder, 'a', 'x.md'), Buffer.from(bytes, 'hex'));
  const { courses } = await readCourseFolder(folder);
  expect(courses[0]?.chinese).toMatchObject({ title: '光学', provider: '甲', summary: '文字。' });
});

const OUTLINE = `---
title: 不用
instructor:
  - name: 甲
  - name: 乙
prerequisites: [代数, "几何"]
---

# 力学 {#mechanics}
{:.no_toc}

**总课时**：48学时

**难度**：中等

**学分**：3

正文，见[讲义](./notes.md)与 ![图](https://a.example/x.png)。

{% comment %}
草稿
{% endcomment %}

## 课程资源

- 教材：《力学》第三版
- 网站：<https://a.example/site>，每周更新

前三讲不考。

### 上半学期

- [x] [位移](https://a.example/1) (12:30)
- 速度：[录像](https://a.example/2)，15 分钟，试看
- 习题
  - [一](https://a.example/3)
  - [二](https://a.example/4)
- [课件](./5.pdf)
- [加速度](https://a.example/6) — [笔记](https://a.example/7)
- [动量](https://a.example/8) — [笔记](https://a.example/9)

## 第 2 周：能量

[![势能](https://img.example/a.png)](https://a.example/10)

| 讲 | 主题 | 文件 |
| - | - | - |
| 5 | 功 | [PDF](https://a.example/11) |

## Linked lists

不是资源。

# 附录

附录的正文。
`;

test('parseCourse reads facts from lists in front matter and from paragraphs of their own', () => {
  expect(parseCourse('a.md', OUTLINE)).toMatchObject({
    title: '力学',
    provider: '甲, 乙',
    prerequisites: '代数, 几何',
    hours: 48,
    level: null,
    summary: '正文，见讲义与 图。',
  });
  const toml = '+++\ntitle = "光学"\nauthor = "丙"\ndescription = "一句话"\n+++\n\n## 光\n\n文字。\n';
  expect(parseCourse('b.md', toml)).toMatchObject({ title: '光学', provider: '丙', summary: '一句话' });
});

test('parseCourse makes chapters of headings, and names links by the lines and rows around them', () => {
  const { sections = [] } = parseCourse('a.md', OUTLINE) ?? {};
  expect(sections.map(({ title, links }) => [title, links.map((one) => one.title)])).toEqual([
    ['课程资源', ['网站']],
    [
      '上半学期',
      ['位移', '速度 · 录像', '习题 · 一', '习题 · 二', '加速度', '加速度 · 笔记', '动量', '动量 · 笔记'],
    ],
    ['第 2 周：能量', ['势能', '5 功 · PDF']],
  ]);
  expect(sections[1]?.links.slice(0, 3)).toMatchObject([
    { minutes: 12.5, isPreview: false },
    { minutes: 15, isPreview: true },
    { minutes: 0, isPreview: false },
  ]);
});

test('parseCourse keeps in the description what neither facts nor lessons say, without markup of sites', () => {
  const { description = '', leftOut } = parseCourse('a.md', OUTLINE) ?? {};
  for (const text of [
    '难度</strong>：中等',
    '学分</strong>：3',
    '教材：《力学》第三版',
    '每周更新',
    '前三讲不考',
    '功',
  ])
    expect(description).toContain(text);
  for (const text of [
    '<h3>Linked lists</h3>\n<p>不是资源。</p>',
    '<h3>附录</h3>\n<p>附录的正文。</p>',
    '见讲义与',
  ])
    expect(description).toContain(text);
  for (const text of ['位移', '总课时', '草稿', '{', '](', 'notes.md', '!'])
    expect(description).not.toContain(text);
  expect(leftOut).toEqual([
    { line: 38, reason: '“./5.pdf” is no web page, so it is no lesson; write its address from https:// on' },
  ]);
});

test('parseCourse takes the items below a fact for its value, and keeps the other items of its list', () => {
  const { prerequisites, description } =
    parseCourse('a.md', '# A\n\n- Prerequisites:\n  - Python\n  - Algebra\n- Room: 5\n\nText.\n') ?? {};
  expect([prerequisites, description]).toEqual([
    'Python, Algebra',
    '<ul>\n<li>Room: 5</li>\n</ul>\n<p>Text.</p>',
  ]);
});

test('parseCourse keeps a text right below its facts, without a blank line between them', () => {
  const course = parseCourse(
    'a.md',
    '# 网络\n\n- 讲师：林知远\n- 先修要求：C，\n  数据结构。\n- 学时：8 小时\n从[电缆](https://school.example/a)讲起。\n第二行\n\n' +
      '## 课程资源\n- 教材：无\n见附录\n- [视频](https://school.example/v)\n',
  );
  expect(course).toMatchObject({
    prerequisites: 'C， 数据结构。',
    hours: 8,
    summary: '从电缆讲起。 第二行',
    sections: [{ links: [{ title: '视频' }] }],
  });
  expect(course?.description).toContain('<li>教材：无\n见附录</li>');
});

test('a course folder names the lessons without a web page, and the files in other notations', async () => {
  const folder = await openFolder();
  await mkdir(join(folder, 'a'));
  await writeFile(join(folder, 'a', 'x.md'), OUTLINE);
  await writeFile(join(folder, 'a', 'courses.json'), '[]');
  await writeFile(join(folder, 'a', 'SUMMARY.md'), '# Summary\n\n- [One](./one.md)\n');
  const { skipped } = await readCourseFolder(folder);
  expect(skipped.map(({ file, reason }) => `${file}: ${reason}`).sort()).toEqual([
    expect.stringContaining('a/SUMMARY.md: it describes no course: it has no line such as “讲师：林知远”'),
    expect.stringContaining('a/courses.json: courses are read from Markdown (.md)'),
    expect.stringContaining('a/x.md:38: “./5.pdf” is no web page'),
  ]);
});

test('parseCourse names a page that stands under several labels by all of them, and bare addresses by their ends', () => {
  const {
    sections = [],
    description,
    summary,
  } = parseCourse(
    'a.md',
    '# A\n\n- 讲师：甲\n\n!!! note "提示"\n\n    正文。\n\n## 资源\n\n- 网站：https://a.example/x\n- 视频：https://a.example/x\n' +
      '- 作业：\n  1. <https://a.example/w/one>\n  2. <https://a.example/w/two>\n\n**第1讲：开始**：[文章](https://a.example/y)\n',
  ) ?? {};
  expect(sections[0]?.links.map(({ title }) => title)).toEqual([
    '网站、视频',
    '作业 · one',
    '作业 · two',
    '第1讲：开始 · 文章',
  ]);
  expect(summary).toBe('正文。');
  expect(description).toBe('<p><strong>提示</strong></p>\n<p>正文。</p>');
});

test('parseCourse reads a section of many thousand links', () => {
  const links = Array.from({ length: 8000 }, (_, at) => `- [l${at}](https://a.example/${at})`).join('\n');
  const { sections = [] } = parseCourse('a.md', `# A\n\n- 讲师：甲\n\n文。\n\n## 资源\n\n${links}\n`) ?? {};
  expect(sections[0]?.links).toHaveLength(8000);
});

test('a text beside a bare address names its lesson, with its length', () => {
  const { sections, description } =
    parseCourse(
      'a.md',
      '# 甲\n\n- 讲师：乙\n- 课程售价：99\n\n介绍。\n\n## 教学内容与学时分配\n\n- 第一章 丙\n  - 第一节 丁 https://a.example/1 （45 分钟）\n' +
        '  - 第二节 戊 <https://a.example/2> 12:30 试看\n\n1.1 说明（15 分钟）\n1.2 [己](https://a.example/3)（20 分钟）\n',
    ) ?? {};
  expect(sections).toEqual([
    {
      title: '教学内容与学时分配',
      links: [
        { title: '第一章 丙 · 第一节 丁', url: 'https://a.example/1', minutes: 45, isPreview: false },
        { title: '第一章 丙 · 第二节 戊', url: 'https://a.example/2', minutes: 12.5, isPreview: true },
        { title: '1.2 · 己', url: 'https://a.example/3', minutes: 20, isPreview: false },
      ],
    },
  ]);
  expect(description).toContain('1.1 说明（15 分钟）');
});
