// @vitest-environment jsdom
import { DOMParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { formats } from './formats.ts';

const MATH =
  '<math display="block"><semantics><mi>a</mi><annotation encoding="application/x-tex">a_1</annotation></semantics></math>';
const KATEX =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mi>b</mi>' +
  '<annotation encoding="application/x-tex">b</annotation></semantics></math></span>' +
  '<span class="katex-html">b</span></span>';

const pastedAs = (format: 'html' | 'text', html: string) => {
  const { schema, clean, write } = formats[format];
  const body = document.createElement('div');
  body.innerHTML = clean(html);
  return write(DOMParser.fromSchema(schema).parse(body));
};

test('pasted HTML is sanitised, and formulas keep their TeX', () => {
  const pastedText = pastedAs(
    'html',
    `<h1 onclick="x()">标题</h1><p style="color:red">因为 ${MATH}<b>所以</b> ${KATEX}</p><script>x()</script>`,
  );
  expect(pastedText).toMatch(
    /^<h2>标题<\/h2><p>因为 <math[^>]*>.*<\/math><strong>所以<\/strong> <math[^>]*>.*<\/math><\/p>$/,
  );
  expect(pastedText.match(/alttext="(a_1|b)"/g)).toHaveLength(2);
  expect(pastedText).toContain('display="block"');
  expect(pastedText).not.toMatch(/onclick|style|script|katex/);
});

test('pasted images are kept from the school only', () => {
  const pastedText = pastedAs(
    'html',
    '<p>甲<img src="https://example.org/count.png"><img src="/files/a.png" alt="图"></p>',
  );
  expect(pastedText).toBe('<p>甲<img src="/files/a.png" alt="图"></p>');
});

test('HTML survives reading and writing, with formulas with or without TeX', () => {
  const { read, write } = formats.html;
  const html =
    '<h3>一</h3><ul><li><p>甲<br>乙</p></li></ul><blockquote><p><em>丙</em></p></blockquote>' +
    '<p><math alttext="x"><mi>x</mi></math><math><mi>y</mi></math></p>';
  expect(write(read(html))).toBe(html);
  expect(write(read(''))).toBe('');
  expect(write(read('<table><tr><td>丁</td></tr></table>'))).toBe('<p>丁</p>');
});

test('pasting into a text field keeps line breaks and TeX', () => {
  expect(pastedAs('text', `<div>一<br><b>二</b></div><ul><li>三 ${MATH}</li></ul>`)).toBe(
    '一\n二\n三 $$a_1$$',
  );
});

test('pasting into a text field keeps only the characters of a formula without TeX', () => {
  expect(pastedAs('text', '<p>设 <math><mi>y</mi><mn>2</mn></math></p>')).toBe('设 y2');
});
