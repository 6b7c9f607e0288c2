// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanRichText, RichText } from './index.ts';
import { isLatin } from './latin.ts';
import { cleanSimple } from './simple.ts';

afterEach(cleanup);

const bodyOf = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = cleanRichText(html, '表格');
  return body;
};

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src="x" onerror="alert(1)">'],
  ['a javascript: address', '<a href="java\nscript:alert(1)">go</a>'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
  ['a form', '<form action="/x"><input name="password"><button>go</button></form>'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">x</p>'],
  ['a script inside a formula', '<math><mtext><script>alert(1)</script></mtext></math>'],
  ['svg', '<svg onload="alert(1)"><use href="#x"/></svg>'],
  [
    'ids, names, classes and data attributes',
    '<p id="main" name="x" data-bottom-bar class="header-red" tabindex="0">x</p>',
  ],
])('cleanRichText removes %s', (_, html) => {
  const body = bodyOf(html);
  expect(
    body.querySelector('script, iframe, form, input, button, style, svg, [style], [onerror], [onload]'),
  ).toBeNull();
  expect(body.querySelector('[id], [name], [data-bottom-bar], [class], [tabindex]')).toBeNull();
  expect(body.innerHTML).not.toMatch(/alert|javascript/i);
});

it('cleanRichText puts tables into scroll containers labelled by their caption', () => {
  const table = '<table><caption>成绩</caption><tr><th>科目</th><td>90</td></tr></table>';
  const body = bodyOf(`${table}<table><tr><td>${table}</td></tr></table>`);
  expect([...body.querySelectorAll('[data-scroller]')].map((one) => one.getAttribute('aria-label'))).toEqual([
    '成绩',
    '成绩',
  ]);
  expect(bodyOf('<table><tr><td>1</td></tr></table>').firstElementChild?.getAttribute('aria-label')).toBe(
    '表格',
  );
});

it('cleanRichText keeps the alignment of cells and no other style', () => {
  const cells = bodyOf(
    '<table><tr><td style="color: red; text-align: right">90</td><td style="color: red">1</td></tr></table>',
  );
  expect([...cells.querySelectorAll('td')].map((cell) => cell.outerHTML)).toEqual([
    '<td align="right">90</td>',
    '<td>1</td>',
  ]);
});

it('cleanRichText makes images lazy, and gives audio and video controls instead of autoplay', () => {
  const body = bodyOf(
    '<img src="a.png"><audio src="a.mp3" autoplay></audio><video autoplay><source src="a.mp4"><track src="a.vtt"></video>',
  );
  expect(body.querySelector('img')?.outerHTML).toContain('loading="lazy"');
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('');
  for (const media of body.querySelectorAll('audio, video')) {
    expect(media.hasAttribute('controls')).toBe(true);
    expect(media.hasAttribute('autoplay')).toBe(false);
  }
  expect(body.querySelector('video > source')).not.toBeNull();
});

it('cleanRichText keeps formulas without their TeX annotation', () => {
  const body = bodyOf(
    '<math class="tml-display" display="block"><semantics><mfrac><mn>1</mn><mi>x</mi></mfrac>' +
      '<annotation encoding="application/x-tex">\\frac1x</annotation></semantics></math>',
  );
  expect(body.querySelector('math.tml-display mfrac mi')?.textContent).toBe('x');
  expect(body.textContent).toBe('1x');
});

it('cleanRichText opens other sites in a new window without opener, and its own links in this one', () => {
  const [other, own] = bodyOf(
    '<a href="https://example.org" target="_top">a</a><a href="#/news">b</a>',
  ).children;
  expect(other?.getAttribute('target')).toBe('_blank');
  expect(other?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(own?.hasAttribute('target')).toBe(false);
});

it.each([
  ['What is the derivative?', true],
  ['<p>导数 derivative 是什么</p>', false],
  ['<math><mi>abc</mi></math>', false],
  ['请选择：', false],
])('isLatin recognises Latin text: %s', (html, is) => expect(isLatin(html)).toBe(is));

it.each([
  '<p>第一段</p><p style="color:red" class="x" data-y="1">第二段<br>三 &amp; 四 &lt;b&gt;</p>',
  '<ul><li>一<ol><li>二</ol></ul><p id="main">x<sub>1</sub></p><b>没有关上',
  '<p>甲<span class="blank x">1</span>乙</p><pre><code class="language-py">a &lt; b</code></pre>',
  '<table><tr><th colspan="2">科目</th></tr><tr><td>90<td name="x">80</table><td>表外',
  '<img src="https://media.example/a.png" width="132"><img src="/media/b.png" alt="图">',
  '<a href="https://example.org/x?a=1&amp;b=2" target="_top">甲</a><a href="#/news">乙</a>',
  '<h2>题<b><i>错</b>位</i></h2><blockquote>引<hr></blockquote>',
  '<p>设 <math display="block" style="color: red"><mfrac><mn>1</mn><mi mathvariant="normal">x</mi></mfrac></math></p>',
  '<p><math><msup><mi>x</mi><mn>2</mn></msup><mspace width="0.2em"/></math></p>',
  '<table><tr><td><math class="tml-display own"><mtable><mtr><mtd>1</mtd></mtr></mtable></math></td></tr></table>',
  '<table><tr><th style="width: 2em; text-align: center" colspan="2">x</th><td style="text-align:right">1</td></tr></table>',
])('cleanSimple gives the same as the library for simple markup: %s', (html) => {
  expect(cleanSimple(html, '表格')).toBe(cleanRichText(html, '表格'));
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src="data:image/svg+xml,x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//example.org">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<p><svg><a href="#/x">x</a></svg></p>',
  '<math><mtext><b>x</b></mtext></math>',
  '<math><mi><mrow>x</mrow></mi></math>',
  '<math><mi href="#/x">x</mi></math>',
  '<math><semantics><mi>x</mi><annotation>x</annotation></semantics></math>',
  '<p><mi>x</mi></p>',
  '<!-- <p> -->x',
  '<p title="x">x</p>',
  '<template><p>x</p></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<img name="body" src="x"><style>p{}</style>',
])('cleanSimple leaves all other markup to the library: %s', (html) => {
  expect(cleanSimple(html, '')).toBeUndefined();
});

it('cleanSimple agrees with the library for random markup, and its result parses unchanged', () => {
  const names = 'p div ul li math mrow mi mtext mfrac svg style mglyph annotation-xml'.split(' ');
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('x', '&lt;', '<br>', '<mspace width="1em"/>', '<img src="/x" width="1">', '<!---->'),
      fc
        .tuple(
          fc.constantFrom(...names),
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.constantFrom('', '</p>'),
        )
        .map(([name, inner, end]) => `<${name}>${inner.join('')}${end}</${name}>`),
    ),
  }));
  fc.assert(
    fc.property(tree, (html) => {
      const clean = cleanSimple(html, '');
      if (clean === undefined) return;
      expect(clean).toBe(cleanRichText(html, ''));
      const again = document.createElement('div');
      again.innerHTML = clean;
      expect(again.innerHTML).toBe(clean);
    }),
    { numRuns: 300 },
  );
});

it('RichText shows complex markup once the library is loaded', async () => {
  const { container } = render(<RichText html="<p title='x'>设 <math><mi>x</mi></math></p>" />);
  expect(container.textContent).toBe('');
  await vi.waitFor(() => expect(container.querySelector('math')?.textContent).toBe('x'));
  // Once the library is loaded, text is shown at once.
  const { container: next } = render(<RichText html="<p title='y'>y</p><script>alert(1)</script>" />);
  expect(next.innerHTML).toContain('<p title="y">y</p>');
  expect(next.innerHTML).not.toContain('script');
});

it.each([
  ['<p>第一段</p>', ''],
  ['第一段', '第一段'],
])('RichText renders the plain text of %s on a server and hydrates without an error', async (html, words) => {
  const element = <RichText html={html} />;
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(element);
  vi.unstubAllGlobals();
  expect(container.textContent).toBe(words);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('第一段');
  act(() => root.unmount());
  container.remove();
});

it.each(['x > 0', '一行\n两行', '" onload="x'])(
  'RichText shows text without markup unchanged: %s',
  (words) => {
    const { container } = render(<RichText html={words} />);
    expect(container.textContent).toBe(words);
    expect(container.querySelector('div')?.childElementCount).toBe(0);
  },
);

it('RichText renders nothing for null', () => {
  const { container } = render(<RichText html={null} isInline />);
  expect(container.textContent).toBe('');
  expect(screen.queryByRole('group')).toBeNull();
});
