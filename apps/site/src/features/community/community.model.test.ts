// @vitest-environment jsdom
import { decodeReply } from '@lectern/sdk';
import { myAnswers, myQuestions, question, subjects } from '@lectern/sdk/endpoints/community';
import { describe, expect, test } from 'vitest';
import { answersHref, questionHref, readQuery } from './address.ts';
import { leavesOf, readDiscussion, readOwnAnswer, readOwnQuestion, readSubjects } from './community.model.ts';
import { questionDetail, subjectList } from './samples.ts';

describe('a question address', () => {
  test.each([
    ['', '#/answerslist/0'],
    ['view=mine&state=waiting', '#/answerslist/0?view=mine&state=waiting'],
    [
      'order=answered&subject=3&q=%E6%A4%AD%E5%9C%86&page=2',
      '#/answerslist/0?order=answered&subject=3&q=%E6%A4%AD%E5%9C%86&page=2',
    ],
    ['view=x&order=y&state=z&page=-3', '#/answerslist/0'],
  ])('survives a round trip with the query “%s”', (search, href) => {
    expect(answersHref(readQuery(search))).toBe(href);
  });

  test('escapes the question id', () => {
    expect([questionHref('5'), questionHref('a/b', 2)]).toEqual(['#/response/5', '#/response/a%2Fb?page=2']);
  });
});

describe('a community reply', () => {
  const read = (reply: unknown) => readDiscussion(decodeReply(question, reply));

  test('is read with its answers', () => {
    const found = read(questionDetail('1', true));
    expect(found?.question).toMatchObject({
      id: '1',
      answerCount: 3,
      hasTeacher: true,
      author: { isOwn: true },
    });
    expect(found?.records.map(({ author, isNew }) => [author.name, author.isTeacher, isNew])).toEqual([
      ['顾明晖', true, false],
      ['陈嘉禾', false, true],
      ['宋明远', false, false],
    ]);
  });

  test.each([[null], [{}], [{ question: null }], [{ question: { questionId: '' } }]])(
    'reads as undefined without a question id: %j',
    (reply) => {
      expect(read(reply)).toBeUndefined();
      const records = [{ ...reply }];
      expect(readOwnQuestion(decodeReply(myQuestions, { records }).records[0]!)).toBeUndefined();
      expect(readOwnAnswer(decodeReply(myAnswers, { records }).records[0]!)).toBeUndefined();
    },
  );

  test('drops only its malformed parts and pictures from other sites', () => {
    const found = read({
      question: { questionId: '1', author: null },
      pictures: [
        { fileName: 'a', url: 'https://evil.example/a.png' },
        { url: 'javascript:alert(1)' },
        { fileName: 'b', url: '/files/b.png' },
      ],
      answers: { records: [{ answerId: '' }, { answerId: '2', likeCount: null }] },
    });
    expect(found?.pictures.map(({ name }) => name)).toEqual(['b']);
    expect(found).toMatchObject({ total: 1, records: [{ id: '2', likes: 0 }], question: { title: '1' } });
  });

  test('with subjects offers only the leaves of the tree', () => {
    expect(leavesOf(readSubjects(decodeReply(subjects, subjectList))).map(({ id }) => id)).toEqual([
      '11',
      '12',
      '21',
    ]);
  });
});
