import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/** A student's whole practice in numbers. */
export const UserStatistics = Type.Object({
  /** Different questions answered in handed-in exercises. */
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** 0 to 100; null before anything was marked. */
  rightPercent: Nullable(Type.Integer()),
  recordCount: Type.Integer(),
  /** Days in a row with practice, up to today or yesterday (Shanghai's calendar). */
  streakDays: Type.Integer(),
  todayCount: Type.Integer(),
  /** Seconds. */
  totalSeconds: Type.Integer(),
  wrongCount: Type.Integer(),
  collectCount: Type.Integer(),
});
export type UserStatistics = Static<typeof UserStatistics>;

/** A subject of the bank with the student's progress in it; a visitor's progress is zero. */
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

/** The lists of categories page by `page`, as the platform spells it. */
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

/** Where a student stands with a paper. */
export const PaperState = Type.Enum(['new', 'doing', 'done']);
export type PaperState = Static<typeof PaperState>;

/** A paper as lists show it. */
export const Paper = Type.Object({
  paperId: Id,
  paperName: Type.String(),
  subjectId: Id,
  subjectName: Type.String(),
  /** Null for papers of no year. */
  year: Nullable(Type.Integer()),
  questionCount: Type.Integer(),
  totalScore: Type.Number(),
  /** Suggested minutes. */
  minutes: Type.Integer(),
  /** 1 easy to 5 hard. */
  difficulty: Type.Integer(),
  /** How many students have handed it in. */
  studentCount: Type.Integer(),
  state: PaperState,
  /** The exercise to continue, or the last one handed in. */
  recordId: Nullable(Id),
  /** Answers given so far, or in the last hand-in. */
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
  /** Years to filter by, newest first, whatever the filter is. */
  years: Type.Array(Type.Integer()),
});
export type PaperPage = Static<typeof PaperPage>;

export const PaperByIdIn = Input({ id: Id });
export type PaperByIdIn = Static<typeof PaperByIdIn>;

export const PaperOverviewIn = Input({ paperId: Id });
export type PaperOverviewIn = Static<typeof PaperOverviewIn>;

/** What a paper is made of. */
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
