import { expect, it } from 'vitest';
import { paragraphsOf, shortened } from './plainText.ts';

it('paragraphsOf returns the text of rich text without its markup', () => {
  expect(
    paragraphsOf(
      '<p>一&amp;二 <b>三</b></p><script>alert(1)</script><ul><li>四</li><li>五&#x2014;&nbsp;六</li></ul><!-- 七 -->' +
        '<img src=x onerror=alert(1)><style>p{}</style>&lt;b&gt;&unknown;&#1;',
    ),
  ).toEqual(['一&二 三', '四', '五— 六', '<b>&unknown;']);
  expect(paragraphsOf('a<script>never ends')).toEqual(['anever ends']);
});

it('shortened cuts at whole characters', () => {
  expect([shortened('一二三', 3), shortened('一二🙂四', 3)]).toEqual(['一二三', '一二…']);
});
