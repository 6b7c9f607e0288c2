import { describe, expect, it } from 'vitest';
import { readRules, usedClasses } from './criticalCss.ts';

const take = (css: string, html: string) => readRules(css).take(usedClasses(html));

describe('critical CSS', () => {
  it('contains the rules of a page’s classes, and rules without a class', () => {
    const css = ':root{--a:1}.abcde0{color:red}.zzzzz0{color:blue}a:hover{color:green}';
    expect(take(css, '<p class="abcde0">')).toBe(':root{--a:1}.abcde0{color:red}a:hover{color:green}');
  });

  it('contains the other rules of the same style file', () => {
    expect(take('._1hqobr70{x:1}._1hqobr7zz{x:2}', '<p class="_1hqobr70">')).toBe(
      '._1hqobr70{x:1}._1hqobr7zz{x:2}',
    );
  });

  it('compares hyphenated class names as a whole', () => {
    expect(take('.header-red{x:1}.header-default{x:2}', '<html class="header-default">')).toBe(
      '.header-default{x:2}',
    );
  });

  it('requires every class of a selector, but one selector of a list', () => {
    expect(take('.aaaaa0 .bbbbb0{x:1}', '<p class="aaaaa0">')).toBe('');
    expect(take('.aaaaa0,.bbbbb0{x:1}', '<p class="aaaaa0">')).toBe('.aaaaa0,.bbbbb0{x:1}');
  });

  it('requires no class inside :not(), :is() or an attribute value', () => {
    const css =
      '.aaaaa0:not(.bbbbb0){x:1}.aaaaa0:is(.bbbbb0,.ccccc0:not(.d)){x:2}.aaaaa0[title=".ddddd0"]{x:3}';
    expect(take(css, '<p class="aaaaa0">')).toBe(css);
  });

  it('requires the classes inside :where()', () => {
    const css = ':where(.aaaaa0[data-gap=x1]){x:1}:where(.bbbbb0){x:2}:where(.bbbbb0,.ccccc0){x:3}';
    expect(take(css, '<p class="aaaaa0">')).toBe(
      ':where(.aaaaa0[data-gap=x1]){x:1}:where(.bbbbb0,.ccccc0){x:3}',
    );
  });

  it('filters rules inside media queries, and drops empty ones', () => {
    const css =
      '@media (width>=820px){.aaaaa0{x:1}.bbbbb0{x:2}}@media print{.bbbbb0{x:3}}@supports (a:b){@media print{.aaaaa0{x:4}}}';
    expect(take(css, '<p class="aaaaa0">')).toBe(
      '@media (width>=820px){.aaaaa0{x:1}}@supports (a:b){@media print{.aaaaa0{x:4}}}',
    );
  });

  it('of a page fragment contains the rules of its classes alone', () => {
    const css = ':root{--a:1}a:hover{x:1}.aaaaa0{x:2}.bbbbb0{x:3}@media print{.aaaaa0{x:4}}';
    expect(readRules(css).takeClassed(usedClasses('<p class="aaaaa0">'))).toBe(
      '.aaaaa0{x:2}@media print{.aaaaa0{x:4}}',
    );
  });

  it('keeps animations and at-rules without a block', () => {
    const css = '@charset "utf-8";@keyframes spin{to{transform:rotate(1turn)}}';
    expect(take(css, '')).toBe(css);
  });

  it('is not confused by braces in strings and comments', () => {
    const css = '.aaaaa0:before{content:"}{"}/* .bbbbb0{ */.bbbbb0{x:1}.aaaaa0:after{content:"\\"}"}';
    expect(take(css, '<p class="aaaaa0">')).toBe('.aaaaa0:before{content:"}{"}.aaaaa0:after{content:"\\"}"}');
  });
});
