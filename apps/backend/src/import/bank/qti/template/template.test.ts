import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../../../../test/bankFiles.ts';
import { readXml } from '../../../../markup/readXml.ts';
import { randomOf } from '../../../../platform/random/random.ts';
import { oneName } from '../names.ts';
import { ExpressionError, Expressions } from './expressions.ts';
import { printed, type Value } from './values.ts';

const integer = (value: number) => `<baseValue baseType="integer">${value}</baseValue>`;
const float = (value: number) => `<baseValue baseType="float">${value}</baseValue>`;
const named = (name: string) => `<variable identifier="${name}"/>`;
const identifier = (value: string) => `<baseValue baseType="identifier">${value}</baseValue>`;
const text = (value: string) => `<baseValue baseType="string">${value}</baseValue>`;

const scope = {
  random: randomOf('a seed'),
  variables: new Map<string, Value>([
    ['X', [6]],
    ['Y', [-2.5]],
    ['WORDS', ['red', 'green']],
    ['NOTHING', []],
  ]),
  correct: new Map<string, Value>([['R', ['b']]]),
};
const evaluate = (markup: string): Value =>
  new Expressions(scope).work(oneName(readXml('expression.xml', markup)));

describe('a template expression', () => {
  test.each<[string, string, Value]>([
    ['a sum', `<sum>${named('X')}${integer(4)}</sum>`, [10]],
    ['a product of several', `<product>${integer(2)}${named('Y')}${integer(3)}</product>`, [-15]],
    ['a difference', `<subtract>${integer(2)}${named('X')}</subtract>`, [-4]],
    ['a quotient', `<divide>${named('X')}${integer(4)}</divide>`, [1.5]],
    ['a division by zero', `<divide>${named('X')}${integer(0)}</divide>`, []],
    ['a sum with a null value', `<sum>${named('NOTHING')}${integer(4)}</sum>`, []],
    ['a power', `<power>${integer(2)}${integer(10)}</power>`, [1024]],
    ['an integer division, rounded down', `<integerDivide>${integer(-7)}${integer(2)}</integerDivide>`, [-4]],
    ['a modulus', `<integerModulus>${integer(-7)}${integer(2)}</integerModulus>`, [1]],
    ['rounding a half up', `<round>${named('Y')}</round>`, [-2]],
    ['rounding to significant figures', `<roundTo figures="3">${float(1239.5)}</roundTo>`, [1240]],
    [
      'rounding to decimals',
      `<roundTo figures="1" roundingMode="decimalPlaces">${float(2.25)}</roundTo>`,
      [2.3],
    ],
    ['a named function', `<mathOperator name="log">${integer(1000)}</mathOperator>`, [3]],
    [
      'a mean',
      `<statsOperator name="mean"><multiple>${integer(2)}${integer(4)}</multiple></statsOperator>`,
      [3],
    ],
    ['a common divisor', `<gcd>${integer(12)}${integer(18)}</gcd>`, [6]],
    ['a common multiple', `<lcm>${integer(4)}${integer(6)}</lcm>`, [12]],
    ['an element by its index', `<index n="2">${named('WORDS')}</index>`, ['green']],
    ['a list without one of its elements', `<delete>${text('red')}${named('WORDS')}</delete>`, ['green']],
    ['the size of a list', `<containerSize>${named('WORDS')}</containerSize>`, [2]],
    ['membership of a list', `<member>${text('red')}${named('WORDS')}</member>`, [true]],
    [
      'equal lists in another order',
      `<match><multiple>${text('green')}${text('red')}</multiple>${named('WORDS')}</match>`,
      [true],
    ],
    [
      'ordered lists that differ',
      `<match><ordered>${text('green')}${text('red')}</ordered>${named('WORDS')}</match>`,
      [false],
    ],
    [
      'numbers equal within a tolerance',
      `<equal toleranceMode="relative" tolerance="10">${integer(100)}${integer(91)}</equal>`,
      [true],
    ],
    ['an inclusive bound', `<lte>${named('X')}${integer(6)}</lte>`, [true]],
    ['a negation', `<not><gt>${named('X')}${integer(0)}</gt></not>`, [false]],
    [
      'a number of true conditions',
      `<anyN min="2" max="2"><isNull>${named('NOTHING')}</isNull><lt>${named('Y')}${integer(0)}</lt>` +
        `<lt>${named('X')}${integer(0)}</lt></anyN>`,
      [true],
    ],
    [
      'a substring, ignoring case',
      `<substring caseSensitive="false">${text('RE')}${text('green')}</substring>`,
      [true],
    ],
    ['the correct response', '<correct identifier="R"/>', ['b']],
    [
      'the element names of QTI 3',
      '<qti-subtract><qti-base-value base-type="integer">9</qti-base-value><qti-variable identifier="X"/></qti-subtract>',
      [3],
    ],
  ])('evaluates %s', (_, markup, value) => {
    expect(evaluate(markup)).toEqual(value);
  });

  test.each(['<customOperator/>', named('Z'), '<mathOperator name="sinc"><null/></mathOperator>'])(
    'throws for an unknown operator or variable: %s',
    (markup) => {
      expect(() => evaluate(markup)).toThrow(ExpressionError);
    },
  );

  test('stops nested repeats after a limited number of steps', () => {
    const deep = Array.from({ length: 4 }).reduce<string>(
      (inner) => `<repeat numberRepeats="1000">${inner}</repeat>`,
      '<null/>',
    );
    expect(() => evaluate(deep)).toThrow('so many steps');
    expect(evaluate(`<repeat numberRepeats="3">${integer(2)}</repeat>`)).toEqual([2, 2, 2]);
  });

  test('draws random integers by step, within bounds that may be variables', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), (step) => {
        const [value = Number.NaN] = evaluate(`<randomInteger min="-3" max="{X}" step="${step}"/>`);
        expect(Number(value)).toBeGreaterThanOrEqual(-3);
        expect(Number(value)).toBeLessThanOrEqual(6);
        expect((Number(value) + 3) % step).toBe(0);
      }),
    );
  });
});

test.each<[number, string | undefined, string]>([
  [0.1 + 0.2, undefined, '0.3'],
  [3, '%i', '3'],
  [2 / 3, '%.2f', '0.67'],
  [4, '%+d', '+4'],
  [255, '%x', 'ff'],
])('printed formats %d by the format %s as %s', (value, format, shown) => {
  expect(printed(value, format)).toBe(shown);
});

const declare = (name: string, type = 'integer', more = '') =>
  `<templateDeclaration identifier="${name}" cardinality="single" baseType="${type}" ${more}/>`;
const set = (name: string, inner: string) =>
  `<setTemplateValue identifier="${name}">${inner}</setTemplateValue>`;
const item = (declarations: string, rules: string, body: string, marking = '') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="T">` +
  `<responseDeclaration identifier="R" cardinality="single" baseType="integer"/>${declarations}` +
  `<templateProcessing>${rules}</templateProcessing><itemBody>${body}</itemBody>${marking}</assessmentItem>`;
const NUMBER = '<textEntryInteraction responseIdentifier="R"/>';
const importFirst = async (file: string) => {
  const { questions, refused } = await read('item.xml', file);
  return { draft: questions[0]?.draft, notes: questions[0]?.notes, reason: refused[0]?.reason };
};

describe('an item with numbers from a template', () => {
  const adding = item(
    declare('A') + declare('B', 'integer', 'mathVariable="true"'),
    set('A', '<randomInteger min="2" max="9"/>') +
      set('B', '<randomInteger min="-9" max="-1"/>') +
      `<templateConstraint><gt><sum>${named('A')}${named('B')}</sum>${integer(0)}</gt></templateConstraint>` +
      `<setCorrectResponse identifier="R"><sum>${named('A')}${named('B')}</sum></setCorrectResponse>`,
    `<p><printedVariable identifier="A"/> and <printedVariable identifier="B"/> make ${NUMBER}.</p>`,
  );

  test('draws numbers that satisfy its constraint, the same ones at each import', async () => {
    const { draft, notes } = await importFirst(adding);
    const [, a = '', b = ''] = /^(\d) and (-\d) make \{\{1\}\}\.$/.exec(draft?.stem ?? '') ?? [];
    const sum = Number(a) + Number(b);
    expect(sum).toBeGreaterThan(0);
    expect(draft?.key).toEqual({ kind: 'blanks', blanks: [{ accepted: [String(sum)] }] });
    expect(notes).toEqual(['every student is asked with the same numbers, which were drawn once']);
    expect((await importFirst(adding)).draft).toEqual(draft);
  });

  test('shows only the text and choices of its template branch', async () => {
    const { draft } = await importFirst(
      item(
        declare('KIND', 'identifier') + declare('N'),
        set('N', integer(7)) +
          `<templateCondition><templateIf><lt>${named('N')}${integer(5)}</lt>${set('KIND', identifier('few'))}</templateIf>` +
          `<templateElse>${set('KIND', identifier('many'))}` +
          `<setCorrectResponse identifier="R">${identifier('c')}</setCorrectResponse></templateElse></templateCondition>`,
        '<p>There are <templateInline templateIdentifier="KIND" identifier="few" showHide="show">few</templateInline>' +
          '<templateInline templateIdentifier="KIND" identifier="many" showHide="show">many</templateInline>.</p>' +
          '<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="a">A</simpleChoice>' +
          '<simpleChoice identifier="b" templateIdentifier="KIND" showHide="hide">B</simpleChoice>' +
          '<simpleChoice identifier="many" templateIdentifier="KIND" showHide="hide">hidden</simpleChoice>' +
          '<simpleChoice identifier="c">C</simpleChoice></choiceInteraction>',
      ),
    );
    expect(draft).toMatchObject({
      stem: 'There are many.',
      options: [{ text: 'A' }, { text: 'B' }, { text: 'C' }],
      key: { labels: ['C'] },
    });
  });

  test('fills its numbers into formulas and tolerances', async () => {
    const { draft } = await importFirst(
      item(
        declare('B', 'integer', 'mathVariable="true"') + declare('T', 'float'),
        set('B', integer(-4)) +
          set('T', float(0.5)) +
          `<setCorrectResponse identifier="R">${integer(12)}</setCorrectResponse>`,
        `<p><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi><mo>+</mo><mi>B</mi></math> ${NUMBER}</p>`,
        '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="T">' +
          `${named('R')}<correct identifier="R"/></equal><setOutcomeValue identifier="SCORE">${float(1)}</setOutcomeValue>` +
          '</responseIf></responseCondition></responseProcessing>',
      ),
    );
    expect(draft?.stem).toBe(String.raw`$x + \left(-4\right)$ {{1}}`);
    expect(draft?.key).toMatchObject({ blanks: [{ accepted: ['12'], tolerance: 0.5 }] });
  });

  test.each([
    ['an unknown rule', '<lookUpValue/>', 'it has the rule “lookupvalue”'],
    ['a custom operator', set('A', '<customOperator/>'), '“customoperator” cannot be worked out'],
    [
      'a constraint that never holds',
      `<templateConstraint><gt>${integer(0)}${integer(1)}</gt></templateConstraint>`,
      'no numbers are such as it wants them',
    ],
    [
      'a list that grows without limit',
      set('A', integer(1)) + set('A', `<multiple>${named('A')}${named('A')}</multiple>`).repeat(40),
      '“so many values” cannot be worked out',
    ],
  ])('is refused for %s', async (_, rule, why) => {
    const { reason } = await importFirst(item(declare('A'), rule, `<p>${NUMBER}</p>`));
    expect(reason).toBe(`its numbers are made by a program, and ${why}`);
  });

  test('prints constants, and an ellipsis for numbers that depend on the answer', async () => {
    const { draft } = await importFirst(
      item(
        '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value>' +
          '</defaultValue></outcomeDeclaration><outcomeDeclaration identifier="YEAR" cardinality="single" ' +
          'baseType="integer"><defaultValue><value>2024</value></defaultValue></outcomeDeclaration>',
        '',
        `<p>In <printedVariable identifier="YEAR"/> ${NUMBER} made <printedVariable identifier="SCORE"/></p>`,
        `<responseProcessing><setOutcomeValue identifier="SCORE">${float(1)}</setOutcomeValue></responseProcessing>`,
      ),
    );
    expect(draft?.stem).toBe('In 2024 {{1}} made …');
  });

  test('stops its template at exitTemplate', async () => {
    const { draft } = await importFirst(
      item(
        declare('A'),
        `${set('A', integer(1))}<exitTemplate/>${set('A', integer(2))}`,
        `<p><printedVariable identifier="A"/> ${NUMBER}</p>`,
      ),
    );
    expect(draft?.stem).toBe('1 {{1}}');
  });
});
