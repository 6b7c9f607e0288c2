/** Makes HTML material. */
export const html = (text: string) =>
  `<material><mattext texttype="text/html">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`;
/** Makes a choice with identified options. */
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
/** Makes a typed blank. */
export const typed = (ident: string) =>
  `<response_str ident="${ident}"><render_fib><response_label ident="x"/></render_fib></response_str>`;
/** Makes a condition: the answer equals this. */
export const is = (ident: string, value: string) => `<varequal respident="${ident}">${value}</varequal>`;
/** Makes a condition with the marks that it gives. */
export const earns = (test: string, mark = '<setvar action="Set" varname="SCORE">100</setvar>') =>
  `<respcondition><conditionvar>${test}</conditionvar>${mark}</respcondition>`;
/** A rule that adds half of the marks. */
export const HALF = '<setvar action="Add" varname="SCORE">50.00</setvar>';
/** Makes a metadata field. */
export const field = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
let number = 0;
/** Makes an item in Canvas's format: its kind, presentation, response processing, and further elements. */
export const item = (kind: string, presentation: string, marking = '', rest = '') =>
  `<item ident="i${++number}" title="Question"><itemmetadata><qtimetadata>${field('question_type', kind)}` +
  `${field('points_possible', '2.5')}</qtimetadata></itemmetadata>` +
  `<presentation>${presentation}</presentation><resprocessing>${marking}</resprocessing>${rest}</item>`;
/** Makes an item in D2L's format. */
export const d2l = (...[kind, ...rest]: Parameters<typeof item>) =>
  item(kind, ...rest)
    .replaceAll('qtimetadatafield', 'qti_metadatafield')
    .replace('question_type', 'qmd_questiontype');
/** Makes a condition in D2L's format. */
export const counts = (test: string, what = 'Correct') =>
  earns(test, `<setvar varname="D2L_${what}" action="Add">1</setvar>`);
/** Makes a QTI 1.2 file. */
export const file = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"><questestinterop>${inner}</questestinterop>`;
