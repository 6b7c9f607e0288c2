import { expect, test } from 'vitest';
import { renderText } from '../../../platform/richText/richText.ts';
import { readXml } from '../../../markup/readXml.ts';
import { wordMathTex } from './wordMath.ts';

const r = (text: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${text}</m:t></m:r>`;
const of = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
const has = (name: string, value: string) => `<m:${name} m:val="${value}"/>`;
const e = (inner: string) => of('e', inner);
const sub = (inner: string) => of('sub', inner);
const sup = (inner: string) => of('sup', inner);

test.each<[string, xml: string, tex: string]>([
  ['a fraction', of('f', of('num', r('1')) + of('den', r('x+1'))), '\\frac{1}{x+1}'],
  [
    'a fraction on one line',
    of('f', of('fPr', has('type', 'lin')) + of('num', r('1')) + of('den', r('2'))),
    '{1}/{2}',
  ],
  ['a power', of('sSup', e(r('x')) + sup(r('2'))), 'x^{2}'],
  ['an index of several letters', of('sSub', e(r('ab')) + sub(r('n'))), '{ab}_{n}'],
  ['an index with a power', of('sSubSup', e(r('x')) + sub(r('1')) + sup(r('2'))), 'x_{1}^{2}'],
  ['indices before the base', of('sPre', sub(r('6')) + sup(r('12')) + e(r('C'))), '{}_{6}^{12}{C}'],
  ['a square root', of('rad', of('radPr', has('degHide', '1')) + of('deg', '') + e(r('2'))), '\\sqrt{2}'],
  ['a cube root', of('rad', of('deg', r('3')) + e(r('x'))), '\\sqrt[3]{x}'],
  ['brackets', of('d', e(r('a')) + e(r('b'))), '\\left( a|b \\right)'],
  [
    'cases',
    of(
      'd',
      of('dPr', has('begChr', '{') + has('endChr', '')) + e(of('eqArr', e(r('&amp;x=1')) + e(r('&amp;y=2')))),
    ),
    '\\left\\{ \\begin{array}{l} x=1 \\\\ y=2 \\end{array} \\right.',
  ],
  [
    'a matrix',
    of('m', of('mr', e(r('1')) + e(r('0'))) + of('mr', e(r('0')) + e(r('1')))),
    '\\begin{matrix} 1 & 0 \\\\ 0 & 1 \\end{matrix}',
  ],
  [
    'a sum',
    of('nary', of('naryPr', has('chr', '∑')) + sub(r('i=1')) + sup(r('n')) + e(r('i'))),
    '\\sum_{i=1}^{n} i',
  ],
  ['an integral without bounds', of('nary', sub('') + sup('') + e(r('x'))), '\\int x'],
  ['a function', of('func', of('fName', r('sin')) + e(r('α'))), '\\sin {α}'],
  ['a custom function', of('func', of('fName', r('ord')) + e(r('x'))), '\\operatorname{ord} {x}'],
  [
    'a limit',
    of('func', of('fName', of('limLow', e(r('lim')) + of('lim', r('x→0')))) + e(r('x'))),
    '\\lim_{x→0} {x}',
  ],
  ['a vector', of('acc', of('accPr', has('chr', '\u20d7')) + e(r('a'))), '\\vec{a}'],
  ['a line above', of('bar', of('barPr', has('pos', 'top')) + e(r('AB'))), '\\overline{AB}'],
  ['a brace below', of('groupChr', e(r('x'))), '\\underbrace{x}'],
  ['a box', of('borderBox', e(r('x'))), '\\boxed{x}'],
  ['letters of the mathematical alphabets', r('𝑥+𝛼'), 'x+α'],
  ['Chinese words', r('速度=v'), '\\text{速度}=v'],
  ['characters special to TeX', r('50%#_'), '50\\%\\#\\_'],
  ['an unknown element', of('future', e(r('x'))), 'x'],
  ['an empty formula', of('r', of('t', '')), ''],
])('wordMathTex converts %s', (_, xml, tex) => {
  expect(wordMathTex(readXml('a.docx', of('oMath', xml)))).toBe(tex);
  expect(renderText(`$${tex}$`, 'rich').brokenTex).toEqual([]);
});
