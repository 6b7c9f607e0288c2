import { expect, test } from 'vitest';
import { accepts, read, single } from '../../../../test/bankFiles.ts';
import {
  choices,
  counts,
  d2l,
  earns,
  field,
  file,
  HALF,
  html,
  is,
  item,
  typed,
} from '../../../../test/qti1Files.ts';

test.each<[string, string, object, string[]?]>([
  [
    'a choice with feedback for its answers',
    item(
      'multiple_choice_question',
      html('<p>What is \\(2+2\\)?</p>') + choices('r', { a: '3', b: '4' }),
      earns(is('r', 'b')) + earns(is('r', 'a'), '<displayfeedback linkrefid="a_fb"/>'),
      `<itemfeedback ident="a_fb"><flow_mat>${html('Too small')}</flow_mat></itemfeedback>` +
        `<itemfeedback ident="correct_fb"><flow_mat>${html('Correct!')}</flow_mat></itemfeedback>`,
    ),
    {
      type: 'single',
      stem: 'What is $2+2$?',
      options: [{ text: '3' }, { text: '4' }],
      key: single('B'),
      explanation: '3 — Too small',
    },
  ],
  [
    'true or false',
    item('true_false_question', html('Wet') + choices('r', { t: 'True', f: 'False' }), earns(is('r', 'f'))),
    { type: 'judge', key: single('false') },
  ],
  [
    'several choices required together',
    item(
      'multiple_answers_question',
      html('Which?') + choices('r', { a: '2', b: '3', c: '4' }, 'Multiple'),
      earns(`<and>${is('r', 'a')}${is('r', 'b')}<not>${is('r', 'c')}</not></and>`),
    ),
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'several choices that each add marks',
    item(
      '',
      html('Which?') + choices('r', { a: '2', b: '3', c: '4' }, 'Multiple'),
      earns(is('r', 'a'), HALF) +
        earns(is('r', 'c'), HALF) +
        earns(is('r', 'b'), HALF.replace('Add', 'Subtract')),
    ),
    { type: 'multiple', key: single('A', 'C') },
  ],
  [
    'a short answer',
    item(
      'short_answer_question',
      html('Capital of France?') + typed('r'),
      earns(is('r', 'Paris') + is('r', 'paris')),
    ),
    { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['Paris', 'paris'] }] } },
  ],
  [
    'a number with a tolerance',
    item(
      'numerical_question',
      html('g?') + typed('r'),
      earns(
        `<or>${is('r', '9.8')}<and><vargte respident="r">9.75</vargte><varlte respident="r">9.85</varlte></and></or>`,
      ),
    ),
    { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['9.8'], tolerance: 0.05 }] } },
  ],
  [
    'gaps to type into',
    item(
      'fill_in_multiple_blanks_question',
      html('Red [b], blue [a].') +
        choices('response_a', { 1: 'sky' }, 'Single', html('a')) +
        choices('response_b', { 2: 'rose', 3: 'Rose' }, 'Single', html('b')),
      earns(is('response_a', '1'), HALF) +
        earns(is('response_b', '2'), HALF) +
        earns(is('response_b', '3'), HALF),
    ),
    {
      type: 'blank',
      stem: 'Red {{1}}, blue {{2}}.',
      key: { kind: 'blanks', blanks: [{ accepted: ['rose', 'Rose'] }, { accepted: ['sky'] }] },
    },
  ],
  [
    'gaps with several accepted texts, of which Canvas scores only the first',
    item(
      'fill_in_multiple_blanks_question',
      html('Red [b], blue [a].') +
        choices('response_a', { 1: 'sky', 2: 'air' }, 'Single', html('a')) +
        choices('response_b', { 3: 'rose' }, 'Single', html('b')),
      earns(is('response_a', '1'), HALF) + earns(is('response_b', '3'), HALF),
    ),
    {
      type: 'blank',
      key: { kind: 'blanks', blanks: [{ accepted: ['rose'] }, { accepted: ['sky', 'air'] }] },
    },
  ],
  [
    'gaps whose answers are offered',
    item(
      'fill_in_multiple_blanks_question',
      html('[a] or [b]?') +
        choices('response_a', { 1: 'cat', 2: 'dog' }, 'Single', html('cat')).replaceAll(
          '<response_label',
          '<response_label answer_type="dropdown"',
        ) +
        choices('response_b', { 3: 'tree', 4: 'log' }, 'Single', html('tree')).replaceAll(
          '<response_label',
          '<response_label answer_type="wordbank"',
        ),
      earns(is('response_a', '2'), HALF) + earns(is('response_b', '3'), HALF),
    ),
    {
      type: 'cloze',
      stem: '{{1}} or {{2}}?',
      parts: [
        { options: [{ text: 'cat' }, { text: 'dog' }], key: single('B') },
        { options: [{ text: 'tree' }, { text: 'log' }], key: single('A') },
      ],
    },
  ],
  [
    'gaps with a pattern, a tolerated misspelling and letter case',
    item(
      'fill_in_multiple_blanks_question',
      html('[a], [b]') +
        choices('response_a', { 1: '^or' }, 'Single', html('a')).replace(
          '<response_label',
          '<response_label scoring_algorithm="TextRegex"',
        ) +
        choices('response_b', { 2: 'Blue' }, 'Single', html('b')).replace(
          '<response_label',
          '<response_label scoring_algorithm="TextCloseEnough"',
        ),
      earns(is('response_a', '1'), HALF) + earns(is('response_b', '2'), HALF),
    ).replace('</qtimetadata>', `${field('case_sensitive', 'true')}$&`),
    {
      type: 'material',
      parts: [
        { type: 'open', keyText: '^or' },
        { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['Blue'], isCaseSensitive: true }] } },
      ],
    },
    [
      'taken as an open question, since its marking looks for a pattern in the text',
      'a misspelt answer counts as wrong',
    ],
  ],
  [
    'pairs with the empty rows of a form',
    item(
      'matching_question',
      html('Match') +
        ['A', 'B', '']
          .map((left, at) => choices(`r${at}`, { x: 'one', y: 'two', z: '' }, 'Single', html(left)))
          .join(''),
      earns(is('r0', 'x'), HALF) + earns(is('r1', 'y'), HALF) + earns(is('r2', 'z'), HALF),
    ),
    {
      type: 'material',
      parts: [
        { type: 'single', stem: 'A', options: [{ text: 'one' }, { text: 'two' }], key: single('A') },
        { type: 'single', stem: 'B', options: [{ text: 'one' }, { text: 'two' }], key: single('B') },
      ],
    },
    ['choices without a text are left out'],
  ],
  [
    'gaps with dropdowns',
    item(
      'multiple_dropdowns_question',
      html('[a] sat.') + choices('response_a', { 1: 'cat', 2: 'dog' }, 'Single', html('a')),
      earns(is('response_a', '1')),
    ),
    {
      type: 'cloze',
      stem: '{{1}} sat.',
      parts: [{ options: [{ text: 'cat' }, { text: 'dog' }], key: single('A') }],
    },
  ],
  [
    'pairs',
    item(
      'matching_question',
      html('Match.') +
        choices('response_1', { x: 'Paris', y: 'London' }, 'Single', html('France')) +
        choices('response_2', { x: 'Paris', y: 'London' }, 'Single', html('UK')),
      earns(is('response_1', 'x'), HALF) + earns(is('response_2', 'y'), HALF),
    ),
    {
      type: 'material',
      stem: 'Match.',
      parts: [
        { stem: 'France', key: single('A') },
        { stem: 'UK', key: single('B') },
      ],
    },
  ],
  [
    'Blackboard pairs with a separate right side and no marks',
    item(
      'Matching',
      `<flow><flow class="QUESTION_BLOCK">${html('Match.')}</flow><flow class="RESPONSE_BLOCK">` +
        ['cat', 'dog']
          .map(
            (left, at) =>
              `<flow><flow>${html(left)}</flow><response_lid ident="l${at}" rcardinality="Single"><render_choice>` +
              `<flow_label><response_label ident="l${at}a"/></flow_label><flow_label><response_label ident="l${at}b"/></flow_label>` +
              '</render_choice></response_lid></flow>',
          )
          .join('') +
        `</flow><flow class="RIGHT_MATCH_BLOCK"><flow>${html('woof')}</flow><flow>${html('meow')}</flow></flow></flow>`,
      earns(is('l0', 'l0b'), '') + earns(is('l1', 'l1a'), '<displayfeedback linkrefid="correct"/>'),
    ),
    {
      stem: 'Match.',
      parts: [
        { stem: 'cat', options: [{ text: 'woof' }, { text: 'meow' }], key: single('B') },
        { stem: 'dog', key: single('A') },
      ],
    },
  ],
  [
    'an order',
    item(
      'Ordering',
      html('Order.') + choices('r', { a: 'two', b: 'one' }, 'Ordered'),
      earns(is('r', 'b') + is('r', 'a')),
    ),
    { type: 'material', parts: [{ stem: 'Place 1', key: single('B') }, { key: single('A') }] },
  ],
  [
    'an order with a label above it and one below',
    item(
      'ordering_question',
      html('Order.') +
        choices('r', { a: 'two', b: 'one' }, 'Ordered')
          .replace('<render_choice>', `<render_extension>${html('First')}<ims_render_object>`)
          .replace('</render_choice>', `</ims_render_object>${html('Last')}</render_extension>`),
      earns(is('r', 'b') + is('r', 'a')),
    ),
    {
      type: 'material',
      stem: 'Order.\n\nFirst\n\nLast',
      parts: [{ key: single('B') }, { key: single('A') }],
    },
  ],
  [
    'either/or of Blackboard, with its internal names',
    item(
      'Either/Or',
      html('Is it so?') + choices('r', { 'yes_no.true': 'yes_no.true', 'yes_no.false': 'yes_no.false' }),
      earns(is('r', 'yes_no.true')),
    ),
    { type: 'single', options: [{ text: 'Yes' }, { text: 'No' }], key: single('A') },
  ],
  [
    'a score in a variable with its own name',
    item(
      '',
      html('The fox jumps over') + typed('r'),
      '<outcomes><decvar varname="S" maxvalue="2"/></outcomes>' +
        earns(is('r', 'dog'), '<setvar action="Add" varname="S">2</setvar>'),
    ),
    { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['dog'] }] } },
  ],
  [
    'an essay with a model answer',
    item(
      'Essay',
      html('Why?') + typed('r'),
      '',
      `<itemfeedback ident="solution"><solution><solutionmaterial><flow_mat>${html('Because it is so.')}` +
        '</flow_mat></solutionmaterial></solution></itemfeedback>',
    ),
    { type: 'open', keyText: 'Because it is so.', explanation: '' },
  ],
  [
    'gaps within a text',
    item(
      '',
      `<flow>${html('<p>Roses are</p>')}${typed('r')}${html('and violets')}${typed('s')}${html('.')}</flow>`,
      earns(is('r', 'red'), HALF) + earns(is('s', 'blue'), HALF),
    ),
    {
      type: 'blank',
      stem: 'Roses are {{1}} and violets {{2}}.',
      key: { kind: 'blanks', blanks: [{ accepted: ['red'] }, { accepted: ['blue'] }] },
    },
  ],
  [
    'a gap followed by words',
    item('', html('One,') + typed('r') + html('three'), earns(is('r', 'two'))),
    { type: 'blank', stem: 'One, {{1}} three' },
  ],
  [
    'two long answers below their texts',
    item('Essay', html('Why?') + typed('r') + html('How?') + typed('s')),
    { type: 'material', stem: 'Why?\n\nHow?', parts: [{ stem: 'Question 1' }, { stem: 'Question 2' }] },
  ],
  [
    'any number above a bound',
    item('', html('More than ten?') + typed('r'), earns('<vargt respident="r">10</vargt>')),
    { type: 'open' },
    ['taken as an open question, since all numbers above or below one are right'],
  ],
  [
    'pairs of one response group',
    item(
      '',
      html('Match.') +
        choices('r', { f: 'France', u: 'UK', p: 'Paris', l: 'London' }, 'Multiple').replaceAll(
          'response_lid',
          'response_grp',
        ),
      earns('<varsubset respident="r">f,p</varsubset>', HALF) +
        earns('<varsubset respident="r">u,l</varsubset>', HALF),
    ),
    {
      type: 'material',
      stem: 'Match.',
      parts: [
        { stem: 'France', options: [{ text: 'Paris' }, { text: 'London' }], key: single('A') },
        { stem: 'UK', key: single('B') },
      ],
    },
  ],
  [
    'several choices graded by counting right and wrong ones (D2L)',
    d2l(
      'Multi-Select',
      html('Which?') + choices('r', { a: '2', b: '3', c: '4' }, 'Multiple'),
      counts(is('r', 'a')) +
        counts(is('r', 'b'), 'Incorrect') +
        counts(is('r', 'c')) +
        counts(`<not>${is('r', 'b')}</not>`),
    ),
    { type: 'multiple', key: single('A', 'C') },
  ],
  [
    'pairs with a response group each (D2L)',
    d2l(
      'Matching',
      html('Match.') +
        ['cat', 'dog']
          .map((left) =>
            choices(left, { [`${left}1`]: 'woof', [`${left}2`]: 'meow' }, 'Single', html(left))
              .replaceAll('response_lid', 'response_grp')
              .replace('ident=', 'respident='),
          )
          .join(''),
      counts(is('cat', 'cat2')) + counts(is('cat', 'cat1'), 'Incorrect') + counts(is('dog', 'dog1')),
    ),
    {
      stem: 'Match.',
      parts: [
        { stem: 'cat', key: single('B') },
        { stem: 'dog', key: single('A') },
      ],
    },
  ],
  [
    'an order with a number for each element (D2L)',
    d2l(
      'Ordering',
      html('Order.') +
        choices('r', { a: 'two', b: 'one' }, 'Ordered').replaceAll('response_lid', 'response_grp'),
      counts(is('a', '2')) + counts(is('b', '1')),
    ),
    { type: 'material', parts: [{ stem: 'Place 1', key: single('B') }, { key: single('A') }] },
  ],
  [
    'a gap whose marking uses another response id (D2L)',
    d2l(
      'Fill in the Blanks',
      html('One,') + typed('r') + html('three'),
      earns(is('x', 'two'), '<setvar action="Set">100</setvar>'),
    ),
    { type: 'blank', stem: 'One, {{1}} three', key: { kind: 'blanks', blanks: [{ accepted: ['two'] }] } },
  ],
  [
    'a long answer with key, hint and initial text (D2L)',
    d2l(
      'Long Answer',
      html('Why?') + typed('r'),
      '',
      `<hint><hintmaterial>${html('Think.')}</hintmaterial></hint><answer_key><answer_key_material>${html('So.')}` +
        `</answer_key_material></answer_key><initial_text_material>${html('Since')}</initial_text_material>`,
    ),
    { type: 'open', keyText: 'So.' },
    ['its hints are left out', 'the text that its answers begin with is left out'],
  ],
  [
    'feedback that a scoring rule gives to one choice',
    item(
      '',
      html('Which?') + choices('r', { a: '3', b: '4' }),
      earns(is('r', 'b')) +
        earns(is('r', 'a'), '<displayfeedback linkrefid="low"/><displayfeedback linkrefid="all"/>') +
        earns(is('r', 'b'), '<displayfeedback linkrefid="all"/>'),
      `<itemfeedback ident="low">${html('Too small')}</itemfeedback><itemfeedback ident="all">${html('Count again')}</itemfeedback>`,
    ),
    { explanation: '3 — Too small\n\nCount again' },
  ],
  [
    'a choice without a key',
    item('multiple_choice_question', html('Which?') + choices('r', { a: 'x', b: 'y' })),
    { type: 'open', stem: 'Which?\n\nx\n\ny' },
    ['taken as an open question, since it does not say which choice is right'],
  ],
])('QTI 1: %s', async (_, source, expected, notes = []) => {
  const { questions, refused } = await read('a.xml', file(source));
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]?.notes).toEqual(notes);
});

/** Calculated questions, as written by Canvas and Blackboard. */
const calculated = (tolerance: string, ...sets: readonly string[]) =>
  `<itemproc_extension><calculated>${tolerance}<formulas decimal_places="1"><formula>x / y</formula></formulas>` +
  `<vars><var name="x" scale="1"><min>1</min></var></vars><var_sets>${sets.join('')}</var_sets></calculated>` +
  '</itemproc_extension>';
const set = (x: string, y: string, worked: string) =>
  `<var_set ident="1"><var name="x">${x}</var><var name="y">${y}</var><answer>${worked}</answer></var_set>`;

const arithmetic = (formula: string, more: string, variables = '') =>
  d2l(
    'Arithmetic',
    html('<p>What is {a} of {b}?</p>').replace(
      '</material>',
      `<mat_extension>${variables}</mat_extension></material>`,
    ) +
      typed('r').replaceAll('response_str', 'response_num') +
      typed('unit'),
    '<respcondition><respcond_extension>' +
      `<formula>${formula}</formula>${more}</respcond_extension><setvar action="Set">100</setvar></respcondition>`,
  );
const variable = (name: string, low: number, high: number, step: number, decimals: number) =>
  `<variable name="${name}"><minvalue>${low}</minvalue><maxvalue>${high}</maxvalue>` +
  `<decimalplaces>${decimals}</decimalplaces><step>${step}</step></variable>`;

test.each<[string, string, object, string[]]>([
  [
    'numbers in the middle of their ranges',
    arithmetic(
      '{a}^2 / {b}',
      '<precision type="decimalplaces">2</precision><tolerance type="units">0.01</tolerance>',
      variable('a', 1, 10, 1, 0) + variable('b', 0.5, 1, 0.25, 2),
    ),
    {
      stem: 'What is 6 of 0.75? {{1}}',
      key: { kind: 'blanks', blanks: [{ accepted: ['48'], tolerance: 0.01 }] },
    },
    ['every student is asked with the same numbers'],
  ],
  [
    'no variables, and a tolerance in per cent',
    arithmetic('2 * 50', '<tolerance type="percent">5</tolerance>'),
    { key: { kind: 'blanks', blanks: [{ accepted: ['100'], tolerance: 5 }] } },
    [],
  ],
])('QTI 1: an arithmetic question of D2L has %s', async (_, written, draft, notes) => {
  const { questions, refused } = await read('a.xml', file(written));
  expect(refused).toEqual([]);
  expect(questions[0]).toMatchObject({ draft, notes });
});

test('QTI 1: an arithmetic question of D2L with an unknown function is refused', async () => {
  const { refused } = await read('a.xml', file(arithmetic('gamma(3)', '')));
  expect(refused[0]?.reason).toBe('its formula “gamma(3)” cannot be worked out');
});

test('QTI 1: gaps of ILIAS have a range of numbers, or texts to choose from that their marking names', async () => {
  const { questions } = await read(
    'a.xml',
    file(
      item(
        '',
        html('It costs') +
          '<response_num ident="g0"><render_fib fibtype="Decimal" minnumber="2.5" maxnumber="3.5"/></response_num>' +
          html('or') +
          choices('g1', { 0: 'much', 1: '0' }).replaceAll('response_lid', 'response_str') +
          html('now.'),
        earns(is('g0', '3')) +
          earns(is('g1', 'much'), '<setvar action="Add">0</setvar>') +
          earns(is('g1', '0')),
      ).replace('<qtimetadata>', `<qtimetadata>${field('ILIAS_VERSION', '9.17.0')}`),
    ),
  );
  expect(questions[0]?.draft).toMatchObject({
    stem: 'It costs {{1}} or {{2}} now.',
    parts: [
      { key: { kind: 'blanks', blanks: [{ accepted: ['3'], tolerance: 0.5 }] } },
      { options: [{ text: 'much' }, { text: '0' }], key: single('B') },
    ],
  });
});

test('QTI 1: a calculated question may have its answers in scientific notation', async () => {
  const { questions } = await read(
    'a.xml',
    file(
      item(
        'calculated_question',
        html('[x] times [y]?') + typed('r'),
        earns(''),
        calculated('<answer_tolerance>0</answer_tolerance>', set('5', '300', '1.5*10^3')),
      ),
    ),
  );
  expect(questions[0]?.draft).toMatchObject({ stem: '5 times 300? {{1}}', key: accepts(['1500']) });
});

test.each<[string, string, object]>([
  ['as an absolute value', '<answer_tolerance>0.5</answer_tolerance>', { accepted: ['2.5'], tolerance: 0.5 }],
  ['in per cent', '<answer_tolerance>10%</answer_tolerance>', { accepted: ['2.5'], tolerance: 0.25 }],
  [
    'by its type attribute',
    '<tolerance type="percent">20</tolerance>',
    { accepted: ['2.5'], tolerance: 0.5 },
  ],
  ['of zero', '<answer_tolerance>0</answer_tolerance>', { accepted: ['2.5'] }],
])(
  'QTI 1: a calculated question uses its first complete dataset, with the tolerance %s',
  async (_, tolerance, blank) => {
    const { questions, refused } = await read(
      'a.xml',
      file(
        item(
          'calculated_question',
          html('<p>Share [x] among [y] of [z].</p>') + typed('r'),
          earns(''),
          calculated(tolerance, set('4', '0', ''), set('5.0', '2', '2.5')) +
            `<itemfeedback ident="general_fb"><flow_mat>${html('[x] / [y]')}</flow_mat></itemfeedback>`,
        ),
      ),
    );
    expect(refused).toEqual([]);
    expect(questions[0]?.draft).toMatchObject({
      type: 'blank',
      stem: 'Share 5.0 among 2 of \\[z\\]. {{1}}',
      explanation: '5.0 / 2',
      key: { kind: 'blanks', blanks: [blank] },
    });
    expect(questions[0]?.notes).toEqual(['every student is asked with the same numbers, the first of 2']);
  },
);

test('QTI 1: items without an importable question are refused by line, and the others are imported', async () => {
  const { questions, refused } = await read(
    'a.xml',
    file(
      [
        item('text_only_question', html('Read.')),
        item('file_upload_question', html('Upload.') + typed('r')),
        item('calculated_question', html('[x]?') + typed('r')),
        d2l('Arithmetic', html('{x}?') + typed('r')),
        d2l('Likert', html('Like?') + choices('r', { a: 'yes', b: 'no' })),
        item('', `${html('Where?')}<response_xy ident="r"><render_hotspot/></response_xy>`),
        item('', html('Why?') + typed('r')),
      ].join('\n'),
    ),
  );
  expect(questions.map(({ place }) => place)).toEqual(['line 7']);
  expect(refused).toEqual([
    { place: 'line 1', reason: 'it is a text without a question' },
    { place: 'line 2', reason: 'it asks for a file, which homework does and no question' },
    { place: 'line 3', reason: 'its numbers are made by a formula, and it brings none' },
    { place: 'line 4', reason: 'its numbers are made by a formula, and it brings none' },
    { place: 'line 5', reason: 'it asks for opinions, of which none is right' },
    { place: 'line 6', reason: 'places of a picture are chosen, which is not practised here' },
  ]);
});

test('QTI 1: a broken file yields its intact items, and refuses the broken one by line', async () => {
  const fullItem = item(
    'true_false_question',
    html('Wet') + choices('r', { t: 'True', f: 'False' }),
    earns(is('r', 't')),
  );
  const { questions, refused } = await read(
    'a.xml',
    file(`<section>${fullItem}\n${fullItem.replace('</presentation>', '')}\n${fullItem}`),
  );
  expect(questions.map(({ place }) => place)).toEqual(['line 1', 'line 3']);
  expect(refused).toMatchObject([{ place: 'line 2 (Question)' }]);
});
