import { readMoodleXml } from '../src/import/bank/moodle/moodleXml.ts';

/** A file of Moodle XML with some questions. */
export const quiz = (...questions: readonly string[]) =>
  `<?xml version="1.0"?><quiz>${questions.join('\n')}</quiz>`;
/** A question of Moodle XML called One. */
export const question = (type: string, text: string, rest = '') =>
  `<question type="${type}"><name><text>One</text></name>` +
  `<questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question>`;
/** An answer of Moodle XML, with how much of the mark it earns in hundredths. */
export const answer = (fraction: number, text: string, rest = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${rest}</answer>`;
/** Reads questions of Moodle XML as if they were a file. */
export const readXml = (...questions: readonly string[]) => readMoodleXml('bank.xml', quiz(...questions));
