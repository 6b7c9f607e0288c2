import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/** Statistics of all practice by a student. */
export const UserStatistics = Type.Object({
  /** Number of different questions answered in handed-in exercises. */
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Share of right answers in per cent, 0 to 100; null before any was graded. */
  rightPercent: Nullable(Type.Integer()),
  recordCount: Type.Integer(),
  /** Number of consecutive days with practice, up to today or yesterday, in Shanghai's time zone. */
  streakDays: Type.Integer(),
  todayCount: Type.Integer(),
  /** Total time in seconds. */
  totalSeconds: Type.Integer(),
  wrongCount: Type.Integer(),
  collectCount: Type.Integer(),
});
export type UserStatistics = Static<typeof UserStatistics>;

/** A subject of the question bank with the student's progress, which is zero for a visitor. */
export const Subject = Type.Object({
  subjectId: Id,
  subjectName: Type.String(),
  summary: Type.String(),
  categoryId: Id,
  paperCount: Type.Integer(),
  questionCount: Type.Integer(),
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  wrongCount: Type.Integer(),
});
export type Subject = Static<typeof Subject>;

export const SubjectsIn = Input({ categoryId: Type.Optional(Id) });
export type SubjectsIn = Static<typeof SubjectsIn>;

export const SubjectList = Type.Array(Subject);
export type SubjectList = Static<typeof SubjectList>;

/** Page of a list of categories; `page` is the platform's spelling. */
export const CategoriesIn = Input({ page: Paging.pageNo, pageSize: Paging.pageSize });
export type CategoriesIn = Static<typeof CategoriesIn>;

/** A category of subjects, such as 高考 or 大学公共课. */
export const Category = Type.Object({
  categoryId: Id,
  categoryName: Type.String(),
  subjects: Type.Array(Subject),
});
export type Category = Static<typeof Category>;

export const CategoryPage = Page(Category);
export type CategoryPage = Static<typeof CategoryPage>;

export const SearchCategoriesIn = Input({ keyword: Type.Optional(Type.String({ maxLength: 60 })) });
export type SearchCategoriesIn = Static<typeof SearchCategoriesIn>;

export const CategoryList = Type.Array(Category);
export type CategoryList = Static<typeof CategoryList>;

/** State of a paper for the student. */
export const PaperState = Type.Enum(['new', 'doing', 'done']);
export type PaperState = Static<typeof PaperState>;

/** A paper as shown in lists. */
export const Paper = Type.Object({
  paperId: Id,
  paperName: Type.String(),
  subjectId: Id,
  subjectName: Type.String(),
  /** Year of the paper; null where it has none. */
  year: Nullable(Type.Integer()),
  questionCount: Type.Integer(),
  totalScore: Type.Number(),
  /** Suggested time in minutes. */
  minutes: Type.Integer(),
  /** Difficulty from 1 (easy) to 5 (hard). */
  difficulty: Type.Integer(),
  /** Number of students who have handed it in. */
  studentCount: Type.Integer(),
  state: PaperState,
  /** Id of the exercise to continue, or of the last one handed in. */
  recordId: Nullable(Id),
  /** Number of answers so far, or in the last hand-in. */
  answeredCount: Type.Integer(),
  bestScore: Nullable(Type.Number()),
});
export type Paper = Static<typeof Paper>;

export const FindPapersIn = Input({
  subjectId: Type.Optional(Id),
  categoryId: Type.Optional(Id),
  year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })),
  state: Type.Optional(PaperState),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  ...Paging,
});
export type FindPapersIn = Static<typeof FindPapersIn>;

export const PaperPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(Paper),
  /** Years to filter by, newest first, regardless of the filter. */
  years: Type.Array(Type.Integer()),
});
export type PaperPage = Static<typeof PaperPage>;

export const PaperByIdIn = Input({ id: Id });
export type PaperByIdIn = Static<typeof PaperByIdIn>;

export const PaperOverviewIn = Input({ paperId: Id });
export type PaperOverviewIn = Static<typeof PaperOverviewIn>;

/** Composition of a paper. */
export const PaperOverview = Type.Object({
  paper: Paper,
  sections: Type.Array(
    Type.Object({
      sectionName: Type.String(),
      questionCount: Type.Integer(),
      score: Type.Number(),
      types: Type.Array(QuestionType),
    }),
  ),
});
export type PaperOverview = Static<typeof PaperOverview>;
