// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainRichText } from './plain.ts';

it.each([
  ['words', '1 和 2', '1 和 2'],
  [
    'paragraphs',
    '<p>设 &amp; 求</p>\n<P class="a" style="color: red">乙<br/></P>',
    '<p>设 &amp; 求</p>\n<p>乙<br></p>',
  ],
  ['lists', '<ul><li><p>一</p></li><li><b>二</b></li></ul>', '<ul><li><p>一</p></li><li><b>二</b></li></ul>'],
])('writes %s, without attributes', (_, html, written) => {
  expect(plainRichText(html, false)).toBe(written);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">x</p>'],
  ['a picture or a link', '<p><img src="/a.png"></p>'],
  ['a formula', '<math><mi>x</mi></math>'],
  ['what is not closed', '<p>x'],
  ['what closes what is around it', '</div><p>x</p>'],
  ['tags across', '<b><i>x</b></i>'],
  ['an entry without a list', '<li>x</li>'],
  ['a block in a paragraph', '<p><div>x</div></p>'],
  ['a comment', '<!-- x --><p>x</p>'],
  ['a lone sign', 'a < b & c'],
])('gives up at %s', (_, html) => {
  expect(plainRichText(html, false)).toBe('');
});

it('writes no block in a line', () => {
  expect(plainRichText('x<sup>2</sup>', true)).toBe('x<sup>2</sup>');
  expect(plainRichText('<p>x</p>', true)).toBe('');
});

it('lets nothing out of its place, and nothing but words in', () => {
  const piece = fc.constantFrom(
    ...'<p>|</p>|<div>|</div>|<ul>|</ul>|<li>|</li>|<b>|</b>|<h2>|</h2>|<br>|<blockquote>|</blockquote>|&lt;|&#60;'.split(
      '|',
    ),
    ...'x|"|\'|<p class="a">|<svg onload="x">|<a href="javascript:x">|</section>|<!--|-->|<table>|</table>|<p/onclick=x>'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isInline) => {
      const html = pieces.join('');
      const written = plainRichText(html, isInline);
      const around = document.createElement('div');
      const place = isInline ? 'span' : 'div';
      around.innerHTML = `<section><ul><li>before<${place} id="place">${written}</${place}>after</li></ul></section>`;
      const inside = around.querySelector('#place');
      expect(inside?.nextSibling?.textContent).toBe('after');
      expect(around.querySelectorAll('section > ul > li > #place')).toHaveLength(1);
      expect(inside?.querySelectorAll('svg, a, table, script, [class], [onclick], [onload]')).toHaveLength(0);
      if (written === '') return;
      const whole = document.createElement('div');
      whole.innerHTML = html;
      expect(inside?.textContent).toBe(whole.textContent);
    }),
  );
});
