import type { CascadeOption } from '@lectern/sdk/endpoints/studentInfo';
import { type ExamField, examFieldRows } from '../../modules/proxyExam/index.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { file } from '../columns/fileColumns.ts';
import { lines, text } from '../columns/textColumns.ts';
import { type Entry, type Subject } from '../subject.ts';
import { defineTable, isKey, type RowOf } from '../table.ts';
import { key, name } from './common.ts';
import { proxyExam } from './proxyExams.ts';

type Definition = ExamField['definition'];

/** `no = 应届`: a code and its label. */
const OPTION = /^(\w{1,40})\s*=\s*(.+)$/;
/** `no: ticket, photo`: the code of an option, and the keys of the fields that it shows. */
const REVEALS = /^(\w{1,40})\s*[:：]\s*(.+)$/;
/** Separator of a cascade's levels on one line. */
const BELOW = ' / ';

const codesOf = (list: string): string[] => list.split(/\s*[,，]\s*/);

/** Formats a cascade with one line for each leaf. */
const waysOf = (options: readonly CascadeOption[], above = ''): string[] =>
  options.flatMap(({ content, children }) =>
    children.length === 0 ? [`${above}${content}`] : waysOf(children, `${above}${content}${BELOW}`),
  );

/** Builds a cascade from its leaves; the ids are positions along the path, such as `2-1-3`. */
function cascadeOf(ways: readonly (readonly string[])[], above = ''): CascadeOption[] {
  const firsts = [...Map.groupBy(ways, ([first = '']) => first)];
  return firsts.map(([content, below], index) => {
    const id = `${above}${index + 1}`;
    const rest = below.map(([, ...deeper]) => deeper).filter((deeper) => deeper.length > 0);
    return { id, content, children: cascadeOf(rest, `${id}-`) };
  });
}

const table = defineTable({
  id: 'proxy_exam_fields',
  sheet: { zh: '代报名表单', en: 'Registration form' },
  about: {
    zh: '每场考试的报名表要填什么。同一考试内，行的顺序就是表单的顺序。',
    en: 'Fields of the registration form of an exam, in the order of the rows.',
  },
  columns: {
    exam: proxyExam(),
    key: key('代码', 'code'),
    name: name(),
    type: choice(
      {
        text: ['文字', 'text'],
        number: ['数字', 'number'],
        date: ['日期', 'date'],
        dateTime: ['日期和时间', 'date and time'],
        period: ['时间段', 'period'],
        radio: ['单选', 'one of a few'],
        checkbox: ['多选', 'several of a few'],
        select: ['下拉', 'one of a list'],
        cascade: ['级联', 'cascade'],
        annex: ['附件', 'files'],
        image: ['图片', 'pictures'],
      },
      ['类型', 'kind'],
      ['填什么。', 'The question.'],
      { empty: 'text' },
    ),
    isRequired: yesNo(['必填', 'required'], ['不填不能提交。', 'Required to submit the form.'], {
      empty: false,
    }),
    length: amount(['最多字数', 'length'], ['0 为不限。', 'Maximum characters; 0 for no limit.'], {
      empty: 0,
      min: 0,
      max: 10_000,
    }),
    tip: text(['提示', 'hint'], ['显示在输入框旁。', 'Shown next to the field.'], { empty: '' }),
    options: lines(
      ['选项', 'options'],
      [
        '单选、多选、下拉的选项，每行一项，如 yes = 是。',
        'For kinds with choices, one per line, such as yes = Yes.',
      ],
      { empty: [] },
    ),
    ways: lines(
      ['级联选项', 'cascade'],
      [
        '级联的每条路径一行，如 工学 / 计算机 / 软件工程。',
        'For a cascade, one path per line, such as Engineering / Computing / Software.',
      ],
      { empty: [] },
    ),
    reveals: lines(
      ['选项显示的项', 'reveals'],
      [
        '选了某选项才显示的项，每行一条，如 no: ticket；写代码。',
        'Fields revealed by an option, by their codes, one per line, such as no: ticket.',
      ],
      { empty: [] },
    ),
    sample: file(['示例', 'sample'], ['填好的示例图片。', 'A picture of a filled-in example.'], {
      empty: '',
    }),
    stencil: file(['空白表', 'blank form'], ['空白表的图片。', 'A picture of an empty form.'], { empty: '' }),
  },
  key: ['exam', 'key'],
  orderWithin: ['exam'],
});

type FieldRow = RowOf<typeof table>;

/** Returns the definition of a row's field, without the fields that its options show. */
const definitionOf = (
  row: FieldRow,
  files: Pick<Definition, 'samplePathUrl' | 'stencilPathUrl' | 'associatedFlag'>,
): Definition => ({
  fieldCode: row.key,
  fieldName: row.name,
  fieldType: row.type,
  required: row.isRequired ? 1 : 0,
  length: row.length,
  fieldTip: row.tip,
  frontUpdateFlag: 0,
  fieldOptions: row.options.map((line) => {
    const [, code = '', content = ''] = OPTION.exec(line) ?? [];
    return { id: code, itemCode: code, content };
  }),
  chooseRelList: [],
  dataOptions: cascadeOf(row.ways.map((way) => way.split(BELOW).map((part) => part.trim()))),
  ...files,
});

const revealsOf = (row: FieldRow): { readonly option: string; readonly codes: readonly string[] }[] =>
  row.reveals.map((line) => {
    const [, option = '', list = ''] = REVEALS.exec(line) ?? [];
    return { option, codes: codesOf(list) };
  });

/** The form fields of proxy exams. */
export const proxyExamFields: Subject<typeof table> = {
  table,
  stored: 'proxy_exam_fields',
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const exams = await book('proxy_exams');
    const rows = await examFieldRows.read(tx, companyId);
    const codes = new Map(rows.map(({ id, definition }) => [id, definition.fieldCode]));
    return rows.map(({ id, itemId, definition }) => ({
      id,
      row: {
        exam: exams.keyOf(itemId),
        key: definition.fieldCode,
        name: definition.fieldName,
        type: definition.fieldType,
        isRequired: definition.required === 1,
        length: definition.length,
        tip: definition.fieldTip,
        options: definition.fieldOptions.map(({ itemCode, content }) => `${itemCode} = ${content}`),
        ways: waysOf(definition.dataOptions),
        reveals: definition.chooseRelList.map(
          ({ chooseFieldItemCode, showFieldInfo }) =>
            `${chooseFieldItemCode}: ${showFieldInfo.map(({ fieldId }) => codes.get(fieldId) ?? fieldId).join(', ')}`,
        ),
        sample: definition.samplePathUrl,
        stencil: definition.stencilPathUrl,
      },
    }));
  },

  check({ options, reveals }) {
    const option = options.find((line) => !OPTION.test(line));
    if (option !== undefined)
      return { column: 'options', problem: `“${option}” is no option; write it as yes = 是` };
    const odd = reveals.find((line) => !REVEALS.test(line));
    return odd === undefined
      ? undefined
      : { column: 'reveals', problem: `“${odd}” reveals nothing; write it as no: ticket` };
  },

  async save({ tx, companyId, book, files }, entries) {
    const exams = await book('proxy_exams');
    const ids = new Map<Entry<FieldRow>, string>();
    for (const form of Map.groupBy(entries, ({ row }) => row.exam.toLowerCase()).values()) {
      const revealed = form.flatMap(({ row }) => revealsOf(row).flatMap(({ codes }) => codes));
      const fields: {
        readonly entry: Entry<FieldRow>;
        readonly id: string;
        readonly definition: Definition;
      }[] = [];
      for (const entry of form) {
        const { id: before, row, position } = entry;
        const definition = definitionOf(row, {
          samplePathUrl: await files.addressOf(row.sample),
          stencilPathUrl: await files.addressOf(row.stencil),
          associatedFlag: revealed.some((code) => isKey(code, row.key)) ? 1 : 0,
        });
        const values = { itemId: exams.idOf(row.exam), position, definition };
        const id = await examFieldRows.save(tx, companyId, before, values);
        fields.push({ entry, id, definition });
        ids.set(entry, id);
      }
      // Options refer to the fields that they show by id, and all fields have ids by now.
      for (const { entry, id, definition } of fields) {
        const relations = revealsOf(entry.row);
        if (relations.length === 0) continue;
        const chooseRelList = relations.map(({ option, codes }) => ({
          chooseFieldValue: option,
          chooseFieldItemCode: option,
          showFieldInfo: fields
            .filter(({ entry: { row } }) => codes.some((code) => isKey(code, row.key)))
            .map((other) => ({ fieldId: other.id })),
        }));
        await examFieldRows.save(tx, companyId, id, {
          itemId: exams.idOf(entry.row.exam),
          position: entry.position,
          definition: { ...definition, chooseRelList },
        });
      }
    }
    return entries.map((entry) => ids.get(entry) ?? '');
  },

  putAway: ({ tx }, ids) => examFieldRows.remove(tx, ids),
};
