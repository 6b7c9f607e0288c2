import * as answering from '@lectern/sdk/endpoints/answering';
import * as cart from '@lectern/sdk/endpoints/cart';
import * as question from '@lectern/sdk/endpoints/question';
import * as shell from '@lectern/sdk/endpoints/shell';
import type { Endpoint } from '@lectern/sdk';
import { enrol } from '../../src/modules/catalogue/index.ts';
import { type CallOptions, createTestApp, createTestClock, type TestApp } from '../createTestApp.ts';
import { addCourse, type CourseOnShelf, type CourseWish } from '../subjects/shelf.ts';

/** An exercise of the student's on a paper with questions of many kinds. */
export interface OpenExercise {
  readonly recordId: string;
  readonly questions: readonly { readonly questionId: string; readonly type: string }[];
}

/** The demonstration's school with a student logged in, and what samples need to find in it. */
export interface DemoSchool {
  readonly app: TestApp;
  readonly companyId: string;
  readonly schoolId: string;
  /** The student's token; every call of a sample is made with it where a log-in is needed. */
  readonly token: string;
  /** Makes a call as the student and gives its output. @throws {Error} for any refusal. */
  ask<In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>): Promise<Out>;
  /** The same as somebody who is not logged in. */
  askAsVisitor<In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>): Promise<Out>;
  /** A course on the shelf that nobody has; free when the price is 0 cents. */
  courseOnShelf(priceCents?: number): Promise<CourseOnShelf>;
  /** A course that the student has. */
  ownCourse(lessons?: CourseWish['lessons']): Promise<CourseOnShelf>;
  /** An order that waits for its money. */
  waitingOrder(): Promise<string>;
  paperId(): Promise<string>;
  /** A new exercise on a paper. */
  openExercise(): Promise<OpenExercise>;
  /** An exercise that was handed in with nothing right. */
  finishedExercise(): Promise<OpenExercise>;
}

function firstOf<Item>(items: readonly Item[], what: string): Item {
  const [first] = items;
  if (first === undefined) throw new Error(`The demonstration has no ${what}`);
  return first;
}

/** Opens the demonstration; close its `app` afterwards. */
export async function openDemoSchool(): Promise<DemoSchool> {
  // News and lessons of the demonstration are dated from today.
  const app = await createTestApp({
    seed: true,
    clock: createTestClock(new Date()),
    // One connection for pages and one for answers: a call that wants a second one while it holds the first waits for
    // itself, as all calls would where a few such come at once.
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
  const courseOnShelf = (priceCents = 19_900): Promise<CourseOnShelf> =>
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
    courseOnShelf,
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
      const { commodityId } = await courseOnShelf(19_900);
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
