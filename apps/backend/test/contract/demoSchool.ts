import * as answering from '@lectern/sdk/endpoints/answering';
import * as cart from '@lectern/sdk/endpoints/cart';
import * as question from '@lectern/sdk/endpoints/question';
import * as shell from '@lectern/sdk/endpoints/shell';
import type { Endpoint } from '@lectern/sdk';
import { enrol } from '../../src/modules/catalogue/index.ts';
import { type CallOptions, createTestApp, createTestClock, type TestApp } from '../createTestApp.ts';
import { addCourse, type CatalogueCourse, type CourseOptions } from '../subjects/catalogue.ts';

/** A practice attempt of the student on a paper with questions of many kinds. */
export interface OpenExercise {
  readonly recordId: string;
  readonly questions: readonly { readonly questionId: string; readonly type: string }[];
}

/** The demonstration's school with a logged-in student, and functions that create what samples need. */
export interface DemoSchool {
  readonly app: TestApp;
  readonly companyId: string;
  readonly schoolId: string;
  /** The student's token, used for every call that needs a log-in. */
  readonly token: string;
  /** Makes a call as the student and returns its output. @throws {Error} for any refusal. */
  ask<In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>): Promise<Out>;
  /** Makes a call as an anonymous visitor and returns its output. */
  askAsVisitor<In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>): Promise<Out>;
  /** Creates a course that nobody has; free when the price is 0 cents. */
  courseInCatalogue(priceCents?: number): Promise<CatalogueCourse>;
  /** Creates a course that the student has. */
  ownCourse(lessons?: CourseOptions['lessons']): Promise<CatalogueCourse>;
  /** Creates an unpaid order. */
  waitingOrder(): Promise<string>;
  paperId(): Promise<string>;
  /** Starts a practice attempt on a paper. */
  openExercise(): Promise<OpenExercise>;
  /** Creates an attempt that was handed in with no right answer. */
  finishedExercise(): Promise<OpenExercise>;
}

function firstOf<Item>(items: readonly Item[], name: string): Item {
  const [first] = items;
  if (first === undefined) throw new Error(`The demonstration has no ${name}`);
  return first;
}

/** Opens the demonstration; close its `app` afterwards. */
export async function openDemoSchool(): Promise<DemoSchool> {
  // The demonstration's news and lessons are dated relative to today.
  const app = await createTestApp({
    seed: true,
    clock: createTestClock(new Date()),
    // One connection for pages and one for answers: a call that waits for a second connection while it holds
    // the first deadlocks here, as it would in production under many concurrent calls.
    config: { poolSize: 2 },
  });
  const student = await app.userNamed('member');
  const token = await app.tokenOf(student);

  async function askWith<In extends object, Out>(
    options: CallOptions,
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
  ): Promise<Out> {
    const { status, body } = await app.call(endpoint, input, options);
    if (status !== 200 || (endpoint.envelope !== 'bare' && body.code !== '1')) {
      throw new Error(`${endpoint.id}: ${status} ${JSON.stringify(body)}`);
    }
    return endpoint.envelope !== 'bare' ? body.data : body;
  }

  const ask: DemoSchool['ask'] = (endpoint, input) => askWith({ token }, endpoint, input);
  const { id: schoolId } = firstOf(await ask(shell.schools, {}), 'school');
  const courseInCatalogue = (priceCents = 19_900): Promise<CatalogueCourse> =>
    addCourse(app, student.companyId, { priceCents });
  const paperId = async (): Promise<string> =>
    firstOf((await ask(question.findPapers, {})).records, 'paper').paperId;

  async function openExercise(): Promise<OpenExercise> {
    const { recordId } = await ask(question.generatePaper, { paperId: await paperId(), start: 'fresh' });
    const { questions } = await ask(answering.paperQuestions, { recordId });
    return { recordId, questions };
  }

  return {
    app,
    companyId: student.companyId,
    schoolId,
    token,
    ask,
    askAsVisitor: (endpoint, input) => askWith({}, endpoint, input),
    courseInCatalogue,
    paperId,
    openExercise,

    async ownCourse(lessons) {
      const course = await addCourse(app, student.companyId, lessons === undefined ? {} : { lessons });
      await enrol(app.parts.connection.db, {
        companyId: student.companyId,
        userId: student.id,
        commodityId: course.commodityId,
        source: 'gift',
        now: app.clock.now(),
      });
      return course;
    },

    async waitingOrder() {
      const { commodityId } = await courseInCatalogue(19_900);
      await ask(cart.add, { commodityId });
      return (await ask(cart.createOrder, { commodityIds: [commodityId], totalCents: 19_900 })).orderId;
    },

    async finishedExercise() {
      const exercise = await openExercise();
      const answers = exercise.questions.map(({ questionId }, index) => ({
        questionId,
        answer: ['no answer of the bank'],
        operationId: `contract-${questionId}`,
        sequence: index + 1,
      }));
      await ask(answering.submit, { recordId: exercise.recordId, answers });
      return exercise;
    },
  };
}
