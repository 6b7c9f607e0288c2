import { readNewsRows, removeNews, saveNews } from '../../modules/news/index.ts';
import { markdown, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { markdownOf, renderDocument } from '../documents.ts';
import { keyOfId, oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import { branch, inEnglish, key, title, titleEn, markdownInEnglish } from './common.ts';

const table = defineTable({
  id: 'news',
  sheet: { zh: '资讯', en: 'News' },
  about: {
    zh: '学校的资讯；置顶的在前，其余按发布时间。',
    en: 'What the school has to tell; pinned ones first, then the newest.',
  },
  columns: {
    key: key(),
    title: title(200),
    titleEn: titleEn(),
    summary: text({
      zh: '摘要',
      en: 'summary',
      empty: '',
      most: 500,
      about: { zh: '一两句话。', en: 'A sentence or two.' },
    }),
    summaryEn: inEnglish('摘要', 'summary', 500),
    tag: text({
      zh: '标签',
      en: 'tag',
      empty: '',
      most: 20,
      about: { zh: '如 通知。', en: 'What kind of news it is, in a word.' },
    }),
    tagEn: inEnglish('标签', 'tag', 40),
    author: text({ zh: '作者', en: 'author', empty: '', about: { zh: '谁写的。', en: 'Who wrote it.' } }),
    content: markdown({
      zh: '正文',
      en: 'content',
      about: { zh: 'Markdown 格式。', en: 'Markdown.' },
      cure: 'write what it says',
    }),
    contentEn: markdownInEnglish('正文', 'content'),
    isPinned: yesNo({
      zh: '置顶',
      en: 'pinned',
      empty: false,
      about: { zh: '排在最前。', en: 'Stands before the others.' },
    }),
    published: optionalMoment({
      zh: '发布时间',
      en: 'published',
      isKeptWhenEmpty: true,
      about: {
        zh: '此前不显示（北京时间）；留空为首次导入的时间。',
        en: 'Not shown before, in China’s time; empty is the time of its first import.',
      },
    }),
    branch: branch(),
  },
  key: ['key'],
});

/** What the school has to tell. */
export const news: Subject<typeof table> = {
  table,
  stored: 'news',
  whenGone: 'remove',

  async read({ tx, companyId, book }) {
    const branches = await book('branches');
    const rows = await readNewsRows(tx, companyId);
    return rows.map((one) => ({
      id: one.id,
      row: {
        key: keyOfId(one.sourceKey, one.id),
        title: one.title,
        titleEn: one.titleEn,
        summary: one.summary,
        summaryEn: one.summaryEn,
        tag: one.tag,
        tagEn: one.tagEn,
        author: one.author,
        content: markdownOf(one.contentSource, one.content),
        contentEn: markdownOf(one.contentEnSource, one.contentEn),
        isPinned: one.isPinned,
        published: one.publishedAt,
        branch: branches.keyOf(one.schoolId),
      },
    }));
  },

  async save({ tx, companyId, now, book }, entries) {
    const branches = await book('branches');
    return oneByOne(entries, ({ id, row: { key, branch: suffix, published, ...row } }) =>
      saveNews(tx, companyId, id, {
        ...row,
        content: renderDocument(row.content),
        contentSource: row.content,
        contentEn: renderDocument(row.contentEn),
        contentEnSource: row.contentEn,
        publishedAt: published ?? now,
        schoolId: suffix === '' ? null : branches.idOf(suffix),
        sourceKey: key,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeNews(tx, ids),
};
