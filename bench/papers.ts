import type { Browser } from 'playwright';
import { PHONE } from './page.ts';
import { idleTasks, type PaperPage, type AttemptFigures, sitPaper, measureHeap } from './papers/sit.ts';
import { median, ratio } from './statistics.ts';
import { servePages } from './ui/build.ts';
import { ensureRivals } from './ui/rivals.ts';
import type { UiFigures } from './ui.ts';

/** Numbers of questions of the papers, the smallest first. */
export const PAPER_LENGTHS: readonly number[] = [100, 500, 2000];
/** What is measured of each paper: an attempt, and a minute of idling. */
export const PAPER_PARTS = ['attempt', 'idle'] as const;
const IDLE_SECONDS = 60;

/** A page with a paper, with its name in the results. */
interface Candidate extends PaperPage {
  readonly name: string;
}

const room: Candidate = { name: 'the room', page: 'papers/room', scroller: 'aside' };
const list: Candidate = { name: 'the list', page: 'rivals/windowed', scroller: '#palette > div' };

const ACTIONS = ['mount', 'answer', 'jump'] as const;

/** Attempts at one candidate: on a slowed processor for its paints, on the full one for its work, and its memory. */
interface Attempts {
  readonly slowed: AttemptFigures[];
  readonly whole: AttemptFigures[];
  readonly heaps: number[];
}

const paintOf = ({ slowed }: Attempts, action: (typeof ACTIONS)[number]) =>
  median(slowed.map((attempt) => attempt[action].paint));
const workOf = ({ whole }: Attempts, action: (typeof ACTIONS)[number]) =>
  median(whole.map((attempt) => attempt[action].work));

const logProgress = (label: string) => process.stderr.write(`${label} …\n`);

const row = (
  subject: string,
  measure: string,
  unit: UiFigures['unit'],
  ours: number,
  theirs: number,
  other = 'windowed list',
): UiFigures => ({ subject, measure, other, unit, ours, theirs, ratio: ratio(ours, theirs) });

interface PaperRunOptions {
  /** Number of attempts at each paper. */
  readonly visits: number;
  /** Numbers of questions of the papers, the smallest first. */
  readonly questions: readonly number[];
  readonly parts: readonly (typeof PAPER_PARTS)[number][];
}

/**
 * Measures the exam room and a windowed list without our code alternately, with papers of 100 to 2,000
 * questions, on a processor slowed down four times.
 */
export async function measurePapers(
  browser: Browser,
  { visits, questions, parts }: PaperRunOptions,
): Promise<UiFigures[]> {
  ensureRivals();
  const pages = await servePages();
  const urlOf = ({ page }: PaperPage, count: number) =>
    `${pages.urlOf(page)}?recordId=bench&questions=${count}`;
  const figures: UiFigures[] = [];
  const answers: number[] = [];
  const sat = parts.includes('attempt') ? questions : [];
  const left = parts.includes('idle') ? questions : [];
  try {
    for (const count of sat) {
      const subject = `paper of ${count}`;
      const ours: Attempts = { slowed: [], whole: [], heaps: [] };
      const theirs: Attempts = { slowed: [], whole: [], heaps: [] };
      for (let visit = 1; visit <= visits; visit += 1) {
        for (const [candidate, { slowed, whole, heaps }] of [
          [room, ours],
          [list, theirs],
        ] as const) {
          logProgress(`${subject}, visit ${visit} of ${visits}: ${candidate.name}`);
          const url = urlOf(candidate, count);
          slowed.push(await sitPaper(browser, url, count, candidate, PHONE.cpuSlowdown));
          whole.push(await sitPaper(browser, url, count, candidate, 1));
          heaps.push(await measureHeap(browser, url));
        }
      }
      for (const action of ACTIONS) {
        figures.push(
          row(subject, `${action} to paint`, 'ms', paintOf(ours, action), paintOf(theirs, action)),
        );
        figures.push(row(subject, `${action}: work`, 'ms', workOf(ours, action), workOf(theirs, action)));
      }
      figures.push(row(subject, 'heap', 'bytes', median(ours.heaps), median(theirs.heaps)));
      answers.push(workOf(ours, 'answer'));
    }
    // Sequentially, since a slowed thread is kept busy, so that each page uses most of a core even when idle.
    for (const count of left) {
      const leave = (candidate: Candidate) => {
        logProgress(`paper of ${count}, left alone for ${IDLE_SECONDS} s: ${candidate.name}`);
        return idleTasks(browser, urlOf(candidate, count), PHONE.cpuSlowdown, IDLE_SECONDS);
      };
      figures.push(row(`paper of ${count}`, 'idle: long tasks', 'ms', await leave(room), await leave(list)));
    }
  } finally {
    await pages.stop();
  }
  const [shortest, longest] = [answers[0], answers.at(-1)];
  if (shortest === undefined || longest === undefined || answers.length < 2) return figures;
  return [
    ...figures,
    row(`paper of ${sat.at(-1)}`, 'answer: work', 'ms', longest, shortest, `paper of ${sat[0]}`),
  ];
}
