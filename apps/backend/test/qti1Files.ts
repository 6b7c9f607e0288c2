/** Material of HTML. */
export const html = (text: string) =>
  `<material><mattext texttype="text/html">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`;
/** A choice by the names of its options. */
export const choices = (
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
/** A blank to type into. */
export const typed = (ident: string) =>
  `<response_str ident="${ident}"><render_fib><response_label ident="x"/></render_fib></response_str>`;
/** A condition: the answer is this. */
export const is = (ident: string, value: string) => `<varequal respident="${ident}">${value}</varequal>`;
/** A condition and the marks that it earns. */
export const earns = (test: string, mark = '<setvar action="Set" varname="SCORE">100</setvar>') =>
  `<respcondition><conditionvar>${test}</conditionvar>${mark}</respcondition>`;
/** Marks for half of it. */
export const HALF = '<setvar action="Add" varname="SCORE">50.00</setvar>';
/** A field of metadata. */
export const field = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
let number = 0;
/** An item as Canvas writes it: its kind, what it shows, how it is marked, and what follows. */
export const item = (kind: string, presentation: string, marking = '', rest = '') =>
  `<item ident="i${++number}" title="Question"><itemmetadata><qtimetadata>${field('question_type', kind)}` +
  `${field('points_possible', '2.5')}</qtimetadata></itemmetadata>` +
  `<presentation>${presentation}</presentation><resprocessing>${marking}</resprocessing>${rest}</item>`;
/** An item as D2L writes it. */
export const d2l = (...[kind, ...rest]: Parameters<typeof item>) =>
  item(kind, ...rest)
    .replaceAll('qtimetadatafield', 'qti_metadatafield')
    .replace('question_type', 'qmd_questiontype');
/** A condition as D2L marks it. */
export const counts = (test: string, what = 'Correct') =>
  earns(test, `<setvar varname="D2L_${what}" action="Add">1</setvar>`);
/** A file of QTI 1.2. */
export const file = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"><questestinterop>${inner}</questestinterop>`;
