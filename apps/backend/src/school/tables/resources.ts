import {
  readResourceRows,
  removeResources,
  type ResourceState,
  saveResource,
} from '../../modules/resource/index.ts';
import { attachmentLine } from '../files/attachments.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { files } from '../columns/fileColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { branch, key, name, published } from './common.ts';

const STATES = {
  shown: ['展示', 'shown'],
  pending: ['待审核', 'pending'],
  refused: ['不展示', 'refused'],
} as const satisfies Readonly<Record<ResourceState, readonly [string, string]>>;

const counted = (zh: string, en: string) =>
  amount(
    [zh, en],
    [
      '首次导入前的次数；之后自动累计，不再修改。',
      'Downloads before its first import; later ones are added.',
    ],
    { empty: 0, min: 0, max: 10_000_000, isForNew: true },
  );

const table = defineTable({
  id: 'resources',
  sheet: { zh: '资料', en: 'Shared files' },
  about: {
    zh: '学校分享的资料；学员分享的不在这里。',
    en: 'Files shared by the school, without those of students.',
  },
  columns: {
    key: key(),
    name: name(80),
    subject: reference(
      'categories',
      ['科目', 'subject'],
      ['一级分类的编号。', 'Key of a category of the first level.'],
      { empty: '' },
    ),
    summary: text(['简介', 'summary'], ['一两句话。', 'One or two sentences.'], {
      empty: '',
      maxLength: 300,
    }),
    file: files(
      ['文件', 'file'],
      [
        '一个文件，如 files/讲义.pdf；每个文件只分享一次。',
        'One file, such as files/handout.pdf; each may be shared only once.',
      ],
      { cure: 'put the file into files/ and write its name' },
    ),
    isForMembers: yesNo(['会员专享', 'for members'], ['只有会员可以打开。', 'Only members can open it.'], {
      empty: false,
    }),
    branch: branch(),
    state: choice(STATES, ['状态', 'state'], ['是否展示。', 'Whether students see it.'], { empty: 'shown' }),
    published: published(),
    views: counted('查看次数', 'views'),
    downloads: counted('下载次数', 'downloads'),
  },
  key: ['key'],
});

/** Resources that the school itself shares. */
export const resources: Subject<typeof table> = {
  table,
  stored: 'resources',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [categories, branches] = await books('categories', 'branches');
    const rows = await readResourceRows(tx, companyId);
    return rows.map(({ resource, fileName }) =>
      storedRow(table, resource, {
        subject: categories.keyOf(resource.subjectId),
        file: [attachmentLine({ key: resource.fileKey, fileName })],
        branch: branches.keyOf(resource.schoolId),
        published: resource.sharedAt,
        views: resource.viewCount,
        downloads: resource.downloadCount,
      }),
    );
  },

  check: ({ file }) =>
    file.length === 1
      ? undefined
      : { column: 'file', problem: `it names ${file.length} files; give each a row of its own` },

  async save({ tx, companyId, now, books, attachments }, entries) {
    const [categories, branches] = await books('categories', 'branches');
    return oneByOne(entries, async ({ id, row }) => {
      const { key: fileKey, fileName } = await attachments.keep(row.file[0] ?? '');
      return saveResource(tx, companyId, id, {
        ...row,
        subjectId: categories.idOrNull(row.subject),
        fileKey,
        fileName,
        schoolId: branches.idOrNull(row.branch),
        sharedAt: row.published ?? now,
        viewCount: row.views,
        downloadCount: row.downloads,
        sourceKey: row.key,
      });
    });
  },

  putAway: ({ tx }, ids) => removeResources(tx, ids),
};
