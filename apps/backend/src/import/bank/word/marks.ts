/** A heading: 一、单项选择题, （一）现代文阅读, Section A. */
export const HEADING = new RegExp(
  '^\\s*(?:[一二三四五六七八九十]{1,3}\\s*[、.．]|[（(][一二三四五六七八九十]{1,3}[）)]' +
    '|第[一二三四五六七八九十\\d]+(?:部分|大题|章|节)|[IVX]{1,4}\\s*[.、]|(?:section|part)\\s+[A-Z\\d]{1,3}\\b[.:：]?)\\s*(.*)$',
  'i',
);
/** The name of a field above or before the text of a question. */
export const STEM_LABEL =
  /^\s*(?:\\?[【[](?:题目|题干|问题|试题)\\?[】\]]\s*[:：]?|(?:题目|题干|问题|试题)\s*[:：])\s*/;
/** The name of a field above or before its options. */
export const OPTIONS_LABEL = /^[ \t]*(?:\\?[【[]选项\\?[】\]][ \t]*[:：]?|选项[ \t]*[:：])[ \t]*/gm;
/** A heading that only names a kind: 判断题, 【填空题】, 多选题（每题2分）. */
export const KIND_HEADING =
  /^\s*(?:[【[]\s*([^\s【】[\]，。？?！!（(：:]{1,10}题)\s*[】\]]|([^\s【】[\]，。？?！!（(：:]{1,10}题))(?:\s*[:：])?(?:\s*[（(].*[）)])?\s*$/;
/** The beginning of a question: 1. 1、 1） 第1题 Q1. Question 1: and Question 1 in a line of its own. */
export const QUESTION = new RegExp(
  '^\\s*(?:(?:第\\s*)?(?=\\d{1,6}\\s*(?:[.．、)）]|题))|q(?:uestion)?\\s*\\.?\\s*(?=\\d{1,6}\\s*(?:[.．、)）:：]|$)))' +
    '(\\d{1,6})\\s*(?:[.．、)）:：]|题[:：.．、]?|$)\\s*(.*)$',
  'i',
);
/** The heading of a chapter in a line of its own: 第二章 函数. */
export const CHAPTER =
  /^\s*第\s*[零一二三四五六七八九十百\d]{1,4}\s*(?:章|节|讲|课|单元|部分|模块|项目)(?:[\s:：][^。？?]{0,40})?$/;
/** A line that begins with a decimal number such as 3.14, but may still begin a question. */
export const DECIMAL = /^\s*\d{1,6}\.\d/;
/** The first option of a question. */
export const OPTION = /(?:^|\s)[(（]?A\s*[.．、)）]/;

/** A field of a question in a line of its own: 【答案】B, 答案：B. */
const field = (names: string): RegExp =>
  new RegExp(
    `^\\s*(?:\\\\?[【[]\\s*)?(?:${names})(?:\\s*[（(][^（）()]{1,20}[）)](?=\\s*[:：]))?` +
      '(?:\\s*\\\\?[】\\]]\\s*[:：]?|\\s*[:：]|(?<=答案[是为]))\\s*(.*)$',
    'i',
  );

/** The right answer. */
export const ANSWER = field(
  '(?:本题|参考|正确|标准)?答案(?:[是为])?|第[一二三四五六七八九十]空|答|(?:correct\\s+)?answers?|ans|key',
);
/** What explains an answer. */
export const EXPLANATION = field(
  '[\\u4e00-\\u9fff]{0,4}解析|详解|解答|解释|分析|说明|点睛|点评|explanation|rationale|feedback',
);
/** The difficulty. */
export const DIFFICULTY = field('难易程度|难易度|难度|difficulty');
/** The knowledge points. */
export const POINTS = field('知识点|考点|points?|topics?');
/** The score on a paper, which the bank does not store. */
export const SCORE = field('(?:本题)?(?:分值|分数|得分)|score');
/** The answer that somebody gave, which results of online exams show beside the right one. */
export const GIVEN = field('(?:[你您我]的|学生|考生)答案');
/** The name of its kind. */
export const TYPE = field('题型|type');
/** The heading of the answer key at the end of a document; instructions for students do not end like this. */
export const KEY_LIST = new RegExp(
  '^\\s*(?:(?:[【[]\\s*)?[^，,。；;：:选写填找将把]{0,30}答案' +
    '(?:[与和及、]?(?:答案)?(?:解析|详解|评分标准|评分细则|评分参考|提示))*(?:\\s*[】\\]])?' +
    '|answers?|answer key)(?:\\s*[:：])?\\s*$',
  'i',
);

/** Letters or signs that answer a choice. */
const KEY = '(?:[A-Z](?:[\\s,，、]*[A-Z]){0,7}|[√×✓✗对错]|正确|错误)';

const INLINE = new RegExp(
  '(?<=\\S)\\s*(?=【\\s*(?:(?:参考|正确|标准)?答案|[\\u4e00-\\u9fff]{0,4}解析|详解|分析|点睛|点评|难度|知识点|考点|题型)\\s*】)' +
    '|(?<=\\S)[ \\t\\u3000]+(?=(?:(?:参考|正确|标准|[你您我]的|学生|考生)?答案|(?:答案|试题)?解析)\\s*[:：])' +
    '|(?<=[。；;])(?=(?:答案|试题)?解析\\s*[:：])|[，,；;]\\s*(?=(?:[你您我]的|学生|考生)答案\\s*[:：])' +
    // Pages of results and converted papers lose the space before the right answer.
    '|(?=(?:正确|参考|标准)答案\\s*[:：])(?<=(?:[你您我]的|学生|考生)答案\\s*[:：].{0,99})' +
    `|(?<=[^\\s（(【[的是为])(?<!正确|参考|标准|本题)(?=(?:正确|参考|标准)?答案\\s*[:：]\\s*${KEY}\\s*$)`,
);

/** Full-width letters and digits in labels: Ａ．, １、 */
const WIDE = /(?:[Ａ-Ｚ]|(?<=^\s*)[０-９]{1,4})(?=\s*[．.、)）])/g;

/** Mark after the label of an option that the author marked as right. */
export const RIGHT = '\ue314';
/** Text that the author wrote into a blank. */
export const FILLED = /\ue315([^\ue315\ue316]*)\ue316/g;
/** An option with a star before it. */
const STARRED = /^(\s*)\\?[*★]\s*([(（]?[A-La-l]\s*[.．、)）])/;

/** A kind before the number of its question: 【单选题】1. */
const KIND_FIRST = /^\s*(\\?[【[][^【】[\]\\]{1,8}题\\?[\]】])\s*(\d{1,6}\s*[.．、)）])/;
/** A number before a kind, without a dot: 1 【单选题】 */
const NUMBER_FIRST = /^\s*(\d{1,6})\s+(?=\\?[【[][^【】[\]\\]{1,8}题\\?[\]】])/;
/** A number in brackets above a question. */
const NUMBER_ABOVE = /^\s*【\s*第\s*(\d{1,6})\s*题\s*】\s*$/;
/** A line drawn between questions. */
const RULE = /^\s*[-=*~—─]{5,}\s*$/;

/** A label in bold at the beginning of a line: **解析**： and **解析：**. */
const BOLD_LABEL = /^(\s*)\*\*([^*\n]{1,20}?)(?:\*\*\s*([:：])|([:：])\s*\*\*)/;
/** The mark of a list before an option. */
const LISTED = /^\s*\\?[-*+•]\s+(?=[(（]?[A-La-l]\s*[.．、)）:：])/;

/** Normalizes a line: fields that follow each other are split into separate lines. */
export const tidyLines = (text: string): readonly string[] =>
  text
    .replace(WIDE, (sign) => sign.normalize('NFKC'))
    .replace(STARRED, `$1$2${RIGHT}`)
    .replace(BOLD_LABEL, '$1$2$3$4')
    .replace(LISTED, '')
    .replace(RULE, '')
    .replace(KIND_FIRST, '$2$1')
    .replace(NUMBER_FIRST, '$1. ')
    .replace(NUMBER_ABOVE, '第$1题')
    .split(INLINE);
