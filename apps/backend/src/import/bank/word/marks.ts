/** A heading of a document: 一、单项选择题. */
export const HEADING =
  /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．]|第[一二三四五六七八九十\d]+(?:部分|大题|章|节)|[IVX]{1,4}\s*[.、])\s*(.*)$/;
/** Where a question begins. */
export const QUESTION = /^\s*(?:第\s*)?(\d{1,4})\s*(?:[.．、)）](?!\d)|题[:：.．、]?)\s*(.*)$/;
/** Fields of a question, each in a line of its own. */
export const ANSWER =
  /^\s*(?:[【[]\s*)?(?:参考答案|正确答案|标准答案|答案|答|answer|key)(?:\s*[】\]]\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** What explains an answer. */
export const EXPLANATION =
  /^\s*(?:[【[]\s*)?(?:答案解析|试题解析|解析|详解|分析|说明|explanation|rationale)(?:\s*[】\]]\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** How hard it is. */
export const DIFFICULTY =
  /^\s*(?:[【[]\s*)?(?:难易程度|难度|difficulty)(?:\s*[】\]]\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** What it is about. */
export const POINTS =
  /^\s*(?:[【[]\s*)?(?:知识点|考点|points?|topics?)(?:\s*[】\]]\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** What its kind is called. */
export const TYPE = /^\s*(?:[【[]\s*)?(?:题型|type)(?:\s*[】\]]\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** What may stand where the answers of all questions follow at the end of a document. */
export const KEY_LIST = /^\s*(?:(?:参考|标准)?答案(?:[与和及]?解析)?|answers?|answer key)\s*[:：]?\s*$/i;

const INLINE =
  /(?<=\S)\s*(?=【\s*(?:(?:参考|正确|标准)?答案|(?:答案|试题)?解析|详解|分析|难度|知识点|考点|题型)\s*】)|(?<=\S)[ \t\u3000]+(?=(?:参考|正确|标准)?答案\s*[:：])/;

/** Letters and figures of full width, where they number something: Ａ．, １、 */
const WIDE = /(?:[Ａ-Ｚ]|(?<=^\s*)[０-９]{1,4})(?=\s*[．.、)）])/g;

/** Brings a line into the forms that are read: fields that stand behind each other are lines of their own. */
export const tidyLines = (text: string): readonly string[] =>
  text.replace(WIDE, (sign) => sign.normalize('NFKC')).split(INLINE);
