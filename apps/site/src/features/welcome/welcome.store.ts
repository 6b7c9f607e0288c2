import { myExams } from '@lectern/sdk/endpoints/exam';
import { allCategories, goal, setGoal, type SetStudyGoalIn } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { dateIn, SHANGHAI } from '../../shared/i18n/zone.ts';
import { ports } from '../../shared/ports.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { ownHome } from '../../shared/school/ownHome.ts';
import { loadTodayChunk } from '../today/index.ts';

/** A subject that can be chosen. */
export interface SubjectChoice {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly questionCount: number;
}

/** An exam of the school that can be chosen as goal. */
export interface ExamChoice {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  /** When it opens, UTC. */
  readonly openAt: string;
  /** The date on which it opens in Shanghai, `YYYY-MM-DD`. */
  readonly day: string;
}

/** State of the first questions to a student. */
export interface WelcomeState {
  status: LoadStatus;
  step: 'subject' | 'exam' | 'ready';
  subjects: readonly SubjectChoice[];
  exams: readonly ExamChoice[];
  subjectId: string;
  /** An exam's id, `own` for a date of the student's own, `none`; empty while nothing is chosen. */
  exam: string;
  /** The student's own date, `YYYY-MM-DD`; empty while none is chosen. */
  examOn: string;
  isSaving: boolean;
}

const initial = (): WelcomeState => ({
  status: 'idle',
  step: 'subject',
  subjects: [],
  exams: [],
  subjectId: '',
  exam: '',
  examOn: '',
  isSaving: false,
});

export const welcome = proxy<WelcomeState>(initial());

/** Returns the date of a moment in Shanghai; empty for an invalid moment. */
function dayOf(moment: number): string {
  return Number.isFinite(moment) ? dateIn(moment, SHANGHAI) : '';
}

async function readSubjects(): Promise<SubjectChoice[]> {
  const { records } = await request(allCategories, { page: 1, pageSize: 100 });
  return records.flatMap(({ categoryName = '', subjects }) =>
    subjects.flatMap(({ subjectId = '', subjectName = '', questionCount = 0 }) =>
      subjectId === '' || questionCount === 0
        ? []
        : [{ id: subjectId, name: subjectName, category: categoryName, questionCount }],
    ),
  );
}

/** Loads future exams; on failure there are fewer options. */
async function readExams(): Promise<ExamChoice[]> {
  const reply = await request(myExams, { examState: 'notOpen', pageSize: 50 });
  return reply.records.flatMap(({ examId = '', examName = '', subjectName = '', openAt = '' }) => {
    const day = dayOf(Date.parse(openAt));
    return examId === '' || day < dayOf(ports.now())
      ? []
      : [{ id: examId, name: examName, subject: subjectName, openAt, day }];
  });
}

const loading = loadInto(welcome);

/** Loads the options, and the previous choice. */
export const loadWelcome = prefetched(async (): Promise<void> => {
  Object.assign(welcome, initial(), { status: 'loading' });
  await loading.load(async () => {
    const [subjects, storedGoal, exams] = await Promise.all([
      readSubjects(),
      request(goal, {}).catch(() => undefined),
      readExams().catch(() => []),
    ]);
    const chosen = storedGoal?.subjectId ?? '';
    const examOn = storedGoal?.examOn ?? '';
    return {
      subjects: ref(subjects),
      exams: ref(exams),
      subjectId: subjects.some(({ id }) => id === chosen) ? chosen : '',
      exam: examOn === '' ? '' : (exams.find(({ day }) => day === examOn)?.id ?? 'own'),
      examOn,
    };
  });
});

/** Whether a date may be that of an exam: today or later. */
export const isUpcoming = (day: string): boolean => day >= dayOf(ports.now());

/** Returns the date of the goal; undefined if there is none. */
function chosenDay(): string | undefined {
  if (welcome.exam === 'own') return welcome.examOn;
  return welcome.exams.find(({ id }) => id === welcome.exam)?.day;
}

async function save(input: SetStudyGoalIn): Promise<Result> {
  welcome.isSaving = true;
  const outcome = await attempt(async () => void (await request(setGoal, input)));
  welcome.isSaving = false;
  return outcome;
}

/** Saves the choice, and loads what to begin with. */
export async function saveGoal(): Promise<Result> {
  const examOn = chosenDay();
  const saved = await save({ subjectId: welcome.subjectId, ...(examOn !== undefined && { examOn }) });
  if (!saved.isDone) return saved;
  await (await loadTodayChunk()).loadToday();
  welcome.step = 'ready';
  return saved;
}

/** Saves that the student skipped the questions, so that they are not asked again. */
export const skipGoal = (): Promise<Result> => save({});

/** Navigates to the school's home page, replacing this page, so that going back does not ask again. */
export const goHome = (): void => navigate(ownHome(), { replace: true });
