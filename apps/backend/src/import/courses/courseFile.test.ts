import { expect, test } from 'vitest';
import { CourseSourceError, parseCourse, readHours, readLevel } from './courseFile.ts';

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

test('reads title, facts, description and links', () => {
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
  expect(course?.sections).toEqual([
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

test('lets nothing through that could run', () => {
  const { description = '' } = parseCourse('a.md', FILE) ?? {};
  expect(description).not.toMatch(/<script|javascript:|onerror=/i);
  expect(description).toContain('&lt;script&gt;');
});

test('reads labels in bold, in English and with either colon', () => {
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
])('reads the hours of %j', (text, hours) => {
  expect(readHours(text)).toBe(hours);
});

test('counts stars, five at most', () => {
  expect(readLevel('🌟🌟')).toBe(2);
  expect(readLevel('🌟'.repeat(9))).toBe(5);
  expect(readLevel('很难')).toBeNull();
});

test('a file without facts is no course; a course without a title or description is a mistake with its place', () => {
  expect(parseCourse('README.md', '# 关于\n\n- 一条\n- 两条\n')).toBeUndefined();
  expect(() => parseCourse('c.md', '## 简介\n\n- 课程难度：🌟\n\n文字\n')).toThrow(CourseSourceError);
  expect(() => parseCourse('d.md', '# D\n\n## 简介\n\n- 课程难度：🌟\n')).toThrow(/^d\.md:6: /);
});

test('no text makes it fail in another way', () => {
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
      for (const { url } of course?.sections.flatMap(({ links }) => links) ?? [])
        expect(url).toMatch(/^https?:\/\//i);
    } catch (error) {
      expect(error).toBeInstanceOf(CourseSourceError);
    }
  }
});
