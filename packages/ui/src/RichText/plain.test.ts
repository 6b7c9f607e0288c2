// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainRichText } from './plain.ts';

const LIMIT =
  '<math display="block"><munder><mi>lim</mi><mo stretchy="false">→</mo></munder><mspace width="0.1667em"></mspace></math>';

it.each([
  ['plain text', '1 和 2', '1 和 2'],
  [
    'paragraphs, without attributes',
    '<p>设 &amp; 求</p>\n<P class="a" style="color: red">乙<br/></P>',
    '<p>设 &amp; 求</p>\n<p>乙<br></p>',
  ],
  ['lists', '<ul><li><p>一</p></li><li><b>二</b></li></ul>', '<ul><li><p>一</p></li><li><b>二</b></li></ul>'],
  ['blanks', '<p><span class="blank own">1</span></p>', '<p><span class="blank">1</span></p>'],
  ['a formula', `<p>${LIMIT}</p>`, `<p>${LIMIT}</p>`],
  ['self-closing spaces', '<math><mspace width="1em"/></math>', '<math><mspace width="1em"></mspace></math>'],
  [
    'a table that scrolls',
    '<table>\n<tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>',
    '<div data-scroller="">\n'.replace('\n', '<table>\n') +
      '<tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table></div>',
  ],
  [
    'the alignment of cells',
    '<table><tbody><tr><td style="text-align:right">1</td><td style="color:red">2</td></tr></tbody></table>',
    '<div data-scroller=""><table><tbody><tr><td align="right">1</td><td>2</td></tr></tbody></table></div>',
  ],
  [
    "the school's own pictures and links",
    '<p><img src="/s/file/a.png" alt="图" width="3"><a href="#/news" target="_blank">x</a></p>',
    '<p><img src="/s/file/a.png" alt="图" width="3"><a href="#/news">x</a></p>',
  ],
  ['links to other sites without their address', '<a href="https://example.com" rel="x">x</a>', '<a>x</a>'],
])('plainRichText writes %s', (_, html, text) => {
  expect(plainRichText(html, false)).toBe(text);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<p onclick="alert(1)">x</p>'],
  ['a picture of another site', '<p><img src="https://example.com/a.png"></p>'],
  ['a picture of another site without a scheme', '<p><img src="//example.com/a.png"></p>'],
  ['an unclosed tag', '<p>x'],
  ['a closing tag without an opening one', '</div><p>x</p>'],
  ['misnested tags', '<b><i>x</b></i>'],
  ['a list item without a list', '<li>x</li>'],
  ['a cell without a row', '<table><td>x</td></table>'],
  ['text between cells', '<table><tbody>x</tbody></table>'],
  ['a link in a link', '<a>1<b><a>2</a></b></a>'],
  ['a block in a paragraph', '<p><div>x</div></p>'],
  ['HTML inside a formula', '<math><mtext><b>x</b></mtext></math>'],
  ['formula elements outside a formula', '<mi>x</mi>'],
  ['an element inside a letter of a formula', '<math><mi><mrow></mrow></mi></math>'],
  ['annotation-xml in a formula', '<math><annotation-xml><p>x</p></annotation-xml></math>'],
  ['a comment', '<!-- x --><p>x</p>'],
  ['unescaped < and &', 'a < b & c'],
])('plainRichText returns the empty string for %s', (_, html) => {
  expect(plainRichText(html, false)).toBe('');
});

it('plainRichText writes no block elements inline', () => {
  expect(plainRichText('x<sup>2</sup>', true)).toBe('x<sup>2</sup>');
  expect(plainRichText('<p>x</p>', true)).toBe('');
});

it('plainRichText stays within its container, preserves the text and writes no active content', () => {
  const piece = fc.constantFrom(
    ...'<p>|</p>|<div>|</div>|<ul>|</ul>|<li>|</li>|<b>|</b>|<h2>|</h2>|<br>|<blockquote>|</blockquote>|&lt;|&#60;'.split(
      '|',
    ),
    ...'<math>|</math>|<mi>|</mi>|<mrow>|</mrow>|<mspace/>|<mtext>|</mtext>|<mglyph>|<style>'.split('|'),
    ...'<a href="/x">|</a>|<img src="/x">|<table>|</table>|<tbody>|</tbody>|<tr>|</tr>|<td>|</td>'.split('|'),
    ...'x|"|\'|<p class="a">|<svg onload="x">|<a href="javascript:x">|</section>|<!--|-->|<p/onclick=x>'.split(
      '|',
    ),
  );
  const names =
    'p div ul li b h2 a table tbody tr td math mrow mi mtext mfrac style svg annotation-xml section option';
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('x', '&lt;', '<br>', '<mspace/>', '<img src="/x">'),
      fc
        .tuple(fc.constantFrom(...names.split(' ')), fc.array(tie('tree'), { maxLength: 3 }))
        .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    ),
  }));
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, tree), { maxLength: 14 }), fc.boolean(), (pieces, isInline) => {
      const html = pieces.join('');
      const text = plainRichText(html, isInline);
      const around = document.createElement('div');
      const element = isInline ? 'span' : 'div';
      around.innerHTML = `<section><ul><li>before<${element} id="place">${text}</${element}>after</li></ul></section>`;
      const inside = around.querySelector('#place');
      expect(inside?.nextSibling?.textContent).toBe('after');
      expect(around.querySelectorAll('section > ul > li > #place')).toHaveLength(1);
      expect(
        inside?.querySelectorAll('svg, script, style, mglyph, [class], [onclick], [onload], [href^="j"]'),
      ).toHaveLength(0);
      if (text === '') return;
      const container = document.createElement('div');
      container.innerHTML = html;
      expect(inside?.textContent).toBe(container.textContent);
      // The parsed HTML equals the written HTML: the parser has changed nothing.
      expect(inside?.innerHTML.replace(/&nbsp;|&quot;/g, '')).toBe(text.replace(/&#60;/g, '&lt;'));
    }),
    { numRuns: 500 },
  );
});
