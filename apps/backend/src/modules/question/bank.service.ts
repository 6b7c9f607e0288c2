import type {
  CategoriesIn,
  Category,
  CategoryPage,
  FindPapersIn,
  Paper,
  PaperByIdIn,
  PaperOverview,
  PaperOverviewIn,
  PaperPage,
  SearchCategoriesIn,
  SubjectsIn,
  SubjectList,
} from '@lectern/sdk/endpoints/question';
import type { CourseCategories, QuestionCategories } from '@lectern/sdk/endpoints/other';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  findPapers,
  paperYears,
  readCategories,
  readPaper,
  readSections,
  readSubjects,
  type SubjectRow,
} from './bank.repo.ts';
import { isId } from '../../platform/database/columns.ts';
import { viewerOf } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

const withoutCategory = ({ categoryName: _, ...subject }: SubjectRow) => subject;

function inCategories(subjects: readonly SubjectRow[]): Category[] {
  return [...Map.groupBy(subjects, (subject) => subject.categoryId)].map(([categoryId, members]) => ({
    categoryId,
    categoryName: members[0]?.categoryName ?? '',
    subjects: members.map(withoutCategory),
  }));
}

function categoryPage(
  categories: readonly Category[],
  { page: pageNo, pageSize }: CategoriesIn,
): CategoryPage {
  const { limit, offset } = pageOf({ pageNo, pageSize });
  return { total: categories.length, records: categories.slice(offset, offset + limit) };
}

/** Answers `question.allCategories`. */
export async function allCategories(input: CategoriesIn, context: Context): Promise<CategoryPage> {
  return categoryPage(inCategories(await readSubjects(context.db, viewerOf(context))), input);
}

/** Answers `other.questionCategories`. */
export async function questionCategories(_: object, { db, company }: Context): Promise<QuestionCategories> {
  const categories = await readCategories(db, company.id);
  return categories.map(({ categoryId, categoryName }) => ({ categoryId, categoryName }));
}

/** Answers `other.courseCategoryAndSubject`. */
export const courseCategoryAndSubject = (_: object, { db, company }: Context): Promise<CourseCategories> =>
  readCategories(db, company.id);

/** Answers `question.studiedCategories`: lists only subjects that the student has practised. */
export async function studiedCategories(input: CategoriesIn, context: UserContext): Promise<CategoryPage> {
  const subjects = await readSubjects(context.db, viewerOf(context));
  return categoryPage(inCategories(subjects.filter(({ doneCount }) => doneCount > 0)), input);
}

/** Answers `question.subjects`. */
export async function listSubjects({ categoryId }: SubjectsIn, context: Context): Promise<SubjectList> {
  const subjects = await readSubjects(context.db, viewerOf(context));
  return subjects
    .filter((subject) => categoryId === undefined || subject.categoryId === categoryId)
    .map(withoutCategory);
}

/** Answers `question.searchCategories`. */
export async function searchCategories(
  { keyword = '' }: SearchCategoriesIn,
  context: Context,
): Promise<Category[]> {
  const searched = keyword.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(searched);
  const subjects = await readSubjects(context.db, viewerOf(context));
  return inCategories(
    subjects.filter(({ subjectName, categoryName }) => has(subjectName) || has(categoryName)),
  );
}

/** Answers `question.findPapers`. */
export async function listPapers(input: FindPapersIn, context: Context): Promise<PaperPage> {
  const isNowhere = [input.subjectId, input.categoryId].some((id) => id !== undefined && !isId(id));
  if (isNowhere) return { total: 0, records: [], years: [] };
  const viewer = viewerOf(context);
  const page = await findPapers(context.db, viewer, input);
  return { ...page, years: await paperYears(context.db, viewer.companyId, input.subjectId) };
}

/** Answers `question.paperById`. */
export async function paperById({ id }: PaperByIdIn, context: Context): Promise<Paper> {
  const paper = isId(id) ? await readPaper(context.db, viewerOf(context), id) : undefined;
  if (paper === undefined) throw new BusinessError('0', '没有找到这份试卷，它可能已经下架');
  return paper;
}

/** Answers `question.paperOverview`. */
export async function paperOverview({ paperId }: PaperOverviewIn, context: Context): Promise<PaperOverview> {
  const paper = await paperById({ id: paperId }, context);
  return { paper, sections: await readSections(context.db, paper.paperId) };
}
