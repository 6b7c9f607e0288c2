import { readMoodleXml } from '../src/import/bank/moodle/moodleXml.ts';

/** Makes a Moodle XML file with some questions. */
export const quiz = (...questions: readonly string[]) =>
  `<?xml version="1.0"?><quiz>${questions.join('\n')}</quiz>`;
/** Makes a Moodle XML question called One. */
export const question = (type: string, text: string, rest = '') =>
  `<question type="${type}"><name><text>One</text></name>` +
  `<questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question>`;
/** Makes a Moodle XML answer, with its fraction of the mark in per cent. */
export const answer = (fraction: number, text: string, rest = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${rest}</answer>`;
/** Reads Moodle XML questions from a file. */
export const readXml = (...questions: readonly string[]) => readMoodleXml('bank.xml', quiz(...questions));
