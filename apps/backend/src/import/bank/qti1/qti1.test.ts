import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PIXEL, read, single } from '../../../../test/bankFiles.ts';
import { readTree } from '../readTree.ts';
import { archiveTree } from '../source/fileTree.ts';

const html = (text: string) =>
  `<material><mattext texttype="text/html">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`;
const choices = (
  ident: string,
  labels: Readonly<Record<string, string>>,
  cardinality = 'Single',
  before = '',
) =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${before}<render_choice>` +
  Object.entries(labels)
    .map(
      ([name, text]) =>
        `<response_label ident="${name}"><material><mattext>${text}</mattext></material></response_label>`,
    )
    .join('') +
  '</render_choice></response_lid>';
const typed = (ident: string) =>
  `<response_str ident="${ident}"><render_fib><response_label ident="x"/></render_fib></response_str>`;
const is = (ident: string, value: string) => `<varequal respident="${ident}">${value}</varequal>`;
const earns = (test: string, mark = '<setvar action="Set" varname="SCORE">100</setvar>') =>
  `<respcondition><conditionvar>${test}</conditionvar>${mark}</respcondition>`;
const HALF = '<setvar action="Add" varname="SCORE">50.00</setvar>';
const field = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
let number = 0;
const item = (kind: string, presentation: string, marking = '', rest = '') =>
  `<item ident="i${++number}" title="Question"><itemmetadata><qtimetadata>${field('question_type', kind)}` +
  `${field('points_possible', '2.5')}</qtimetadata></itemmetadata>` +
  `<presentation>${presentation}</presentation><resprocessing>${marking}</resprocessing>${rest}</item>`;
const file = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"><questestinterop>${inner}</questestinterop>`;

test.each<[string, string, object, string[]?]>([
  [
    'a choice with what is said to its answers',
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
    'several choices that must be said at once',
    item(
      'multiple_answers_question',
      html('Which?') + choices('r', { a: '2', b: '3', c: '4' }, 'Multiple'),
      earns(`<and>${is('r', 'a')}${is('r', 'b')}<not>${is('r', 'c')}</not></and>`),
    ),
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'several choices that each add a part',
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
    'a number and what is near it',
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
    'gaps that are typed into',
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
    'gaps that are chosen for',
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
    'pairs of Blackboard, whose right sides stand apart and whose marks are not said',
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
      earns(is('l0', 'l0b'), '') + earns(is('l1', 'l1a'), ''),
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
    'a choice without a key',
    item('multiple_choice_question', html('Which?') + choices('r', { a: 'x', b: 'y' })),
    { type: 'open', stem: 'Which?\n\nx\n\ny' },
    ['taken as an open question, since it does not say which choice is right'],
  ],
])('%s', async (_, source, wanted, notes = []) => {
  const { questions, refused } = await read('a.xml', file(source));
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(wanted);
  expect(questions[0]?.notes).toEqual(notes);
});

test('what is no question of a bank is refused by its line, and the others are taken', async () => {
  const { questions, refused } = await read(
    'a.xml',
    file(
      [
        item('text_only_question', html('Read.')),
        item('file_upload_question', html('Upload.') + typed('r')),
        item('calculated_question', html('[x]?') + typed('r')),
        item('', `${html('Where?')}<response_xy ident="r"><render_hotspot/></response_xy>`),
        item('', html('Why?') + typed('r')),
      ].join('\n'),
    ),
  );
  expect(questions.map(({ place }) => place)).toEqual(['line 5']);
  expect(refused).toEqual([
    { place: 'line 1', reason: 'it is a text without a question' },
    { place: 'line 2', reason: 'it asks for a file, which homework does and no question' },
    { place: 'line 3', reason: 'its numbers are made by a formula for each student' },
    { place: 'line 4', reason: 'places of a picture are chosen, which is not practised here' },
  ]);
});

test('a course of Canvas gives each test once, with its paper, pictures and banks', async () => {
  const test1 = (inner: string) =>
    file(
      `<assessment ident="g1" title="Unit 1"><qtimetadata>${field('qmd_timelimit', '45')}</qtimetadata>` +
        `<section ident="root_section">${inner}<section ident="g2" title="Drawn"><selection_ordering><selection>` +
        '<sourcebank_ref>g9</sourcebank_ref></selection></selection_ordering></section></section></assessment>',
    );
  const shown = item(
    'multiple_choice_question',
    html('<img src="$IMS-CC-FILEBASE$/Uploaded%20Media/%E5%9B%BE.png?canvas_=1" alt="p">Which?') +
      choices('r', { a: 'x', b: 'y' }),
    earns(is('r', 'a')),
  );
  const bytes = zipSync({
    'imsmanifest.xml': strToU8(
      '<manifest><metadata><title><string>QTI Quiz Export for course "Physics"</string></title></metadata></manifest>',
    ),
    'g1/assessment_qti.xml': strToU8(test1('')),
    'g1/assessment_meta.xml': strToU8(
      '<quiz identifier="g1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>',
    ),
    'non_cc_assessments/g1.xml.qti': strToU8(test1(shown)),
    'web_resources/Uploaded Media/图.png': PIXEL,
  });
  const found = await readTree(archiveTree('c.imscc', bytes));
  expect(found.map(({ name }) => name)).toEqual(['c.imscc/non_cc_assessments/g1.xml.qti']);
  const { questions, papers, pictures, refused } = found[0]?.reading ?? {};
  expect(questions?.[0]).toMatchObject({ home: { subject: 'Physics' }, notes: [] });
  expect(pictures?.size).toBe(1);
  expect(papers?.[0]?.draft).toMatchObject({
    name: 'Unit 1',
    minutes: 45,
    sections: [{ name: '1', questions: [{ sourceKey: questions?.[0]?.draft.sourceKey, score: 2.5 }] }],
  });
  expect(refused?.[0]?.reason).toContain('drawn from the bank g9 by chance');
});

test('a broken file gives the items that are whole', async () => {
  const whole = item(
    'true_false_question',
    html('Wet') + choices('r', { t: 'True', f: 'False' }),
    earns(is('r', 't')),
  );
  const { questions, refused } = await read(
    'a.xml',
    file(`<section>${whole}\n${whole.replace('</presentation>', '')}\n${whole}`),
  );
  expect(questions.map(({ place }) => place)).toEqual(['line 1', 'line 3']);
  expect(refused).toMatchObject([{ place: 'line 2 (Question)' }]);
});
