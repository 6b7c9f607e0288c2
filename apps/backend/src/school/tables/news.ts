import { readNewsRows, removeNews, saveNews } from '../../modules/news/index.ts';
import { markdown, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { markdownOf, renderDocument } from '../documents.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import { branch, inEnglish, key, title, titleEn, markdownInEnglish } from './common.ts';

const table = defineTable({
  id: 'news',
  sheet: { zh: '资讯', en: 'News' },
  about: {
    zh: '学校的资讯；置顶的在前，其余按发布时间。',
    en: 'News of the school; pinned ones first, then the newest.',
  },
  columns: {
    key: key(),
    title: title(200),
    titleEn: titleEn(),
    summary: text(['摘要', 'summary'], ['一两句话。', 'One or two sentences.'], {
      empty: '',
      maxLength: 500,
    }),
    summaryEn: inEnglish('摘要', 'summary', 500),
    tag: text(['标签', 'tag'], ['如 通知。', 'Kind of news, in one word.'], { empty: '', maxLength: 20 }),
    tagEn: inEnglish('标签', 'tag', 40),
    author: text(['作者', 'author'], ['谁写的。', 'Author.'], { empty: '' }),
    content: markdown(['正文', 'content'], ['Markdown 格式。', 'Markdown.'], { cure: 'write the text' }),
    contentEn: markdownInEnglish('正文', 'content'),
    isPinned: yesNo(['置顶', 'pinned'], ['排在最前。', 'Shown before the others.'], { empty: false }),
    published: optionalMoment(
      ['发布时间', 'published'],
      [
        '此前不显示（北京时间）；留空为首次导入的时间。',
        'Hidden until then, in China time; empty means the time of its first import.',
      ],
      { isKeptWhenEmpty: true },
    ),
    branch: branch(),
  },
  key: ['key'],
});

/** The news of the school. */
export const news: Subject<typeof table> = {
  table,
  stored: 'news',
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const branches = await book('branches');
    const rows = await readNewsRows(tx, companyId);
    return rows.map((one) =>
      storedRow(table, one, {
        content: markdownOf(one.contentSource, one.content),
        contentEn: markdownOf(one.contentEnSource, one.contentEn),
        published: one.publishedAt,
        branch: branches.keyOf(one.schoolId),
      }),
    );
  },

  async save({ tx, companyId, now, book }, entries) {
    const branches = await book('branches');
    return oneByOne(entries, ({ id, row }) =>
      saveNews(tx, companyId, id, {
        ...row,
        content: renderDocument(row.content),
        contentSource: row.content,
        contentEn: renderDocument(row.contentEn),
        contentEnSource: row.contentEn,
        publishedAt: row.published ?? now,
        schoolId: branches.idOrNull(row.branch),
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeNews(tx, ids),
};
