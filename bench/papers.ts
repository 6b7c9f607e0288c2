import type { Browser } from 'playwright';
import { PHONE } from './page.ts';
import { idleTasks, type PaperPage, type SittingFigures, sitPaper } from './papers/sit.ts';
import { median, ratio } from './statistics.ts';
import { servePages } from './ui/build.ts';
import { ensureRivals } from './ui/rivals.ts';
import type { UiFigures } from './ui.ts';

/** Lengths of the papers, the shortest first. */
export const PAPER_LENGTHS: readonly number[] = [100, 500, 2000];
/** What is done with each paper: it is sat, and it is left alone for a minute. */
export const PAPER_PARTS = ['sitting', 'idle'] as const;
const IDLE_SECONDS = 60;

const room: PaperPage = { page: 'papers/room', scroller: 'aside' };
const list: PaperPage = { page: 'rivals/windowed', scroller: '#palette > div' };

const DEEDS = ['mount', 'answer', 'jump'] as const;

/** Sittings of one candidate: on the slowed processor for its paints, and on the whole one for its work and heap. */
interface Sittings {
  readonly slowed: SittingFigures[];
  readonly whole: SittingFigures[];
}

const paintOf = ({ slowed }: Sittings, deed: (typeof DEEDS)[number]) => median(slowed.map((sitting) => sitting[deed].paint));
const workOf = ({ whole }: Sittings, deed: (typeof DEEDS)[number]) => median(whole.map((sitting) => sitting[deed].work));
const heapOf = ({ whole }: Sittings) => median(whole.map(({ heap }) => heap));

const row = (subject: string, measure: string, unit: UiFigures['unit'], ours: number, theirs: number, other = 'windowed list'): UiFigures => ({
  subject,
  measure,
  other,
  unit,
  ours,
  theirs,
  ratio: ratio(ours, theirs),
});

interface PapersWanted {
  /** How often each paper is sat. */
  readonly visits: number;
  /** Lengths of the papers, the shortest first. */
  readonly questions: readonly number[];
  readonly parts: readonly (typeof PAPER_PARTS)[number][];
}

/** Measures the room and a windowed list without our code in turns, with papers of 100 to 2,000 questions, on a processor slowed four times. */
export async function measurePapers(browser: Browser, { visits, questions, parts }: PapersWanted): Promise<UiFigures[]> {
  ensureRivals();
  const pages = await servePages();
  const urlOf = ({ page }: PaperPage, count: number) => `${pages.urlOf(page)}?recordId=bench&questions=${count}`;
  const figures: UiFigures[] = [];
  const answers: number[] = [];
  const sat = parts.includes('sitting') ? questions : [];
  const left = parts.includes('idle') ? questions : [];
  try {
    for (const count of sat) {
      const ours: Sittings = { slowed: [], whole: [] };
      const theirs: Sittings = { slowed: [], whole: [] };
      for (let visit = 0; visit < visits; visit += 1) {
        for (const [candidate, sittings] of [[room, ours], [list, theirs]] as const) {
          sittings.slowed.push(await sitPaper(browser, urlOf(candidate, count), count, candidate, PHONE.cpuSlowdown));
          sittings.whole.push(await sitPaper(browser, urlOf(candidate, count), count, candidate, 1));
        }
      }
      const subject = `paper of ${count}`;
      for (const deed of DEEDS) {
        figures.push(row(subject, `${deed} to paint`, 'ms', paintOf(ours, deed), paintOf(theirs, deed)));
        figures.push(row(subject, `${deed}: work`, 'ms', workOf(ours, deed), workOf(theirs, deed)));
      }
      figures.push(row(subject, 'heap', 'bytes', heapOf(ours), heapOf(theirs)));
      answers.push(workOf(ours, 'answer'));
    }
    // Nobody is busy while a page is left alone, so all are left alone at once.
    const idle = await Promise.all(
      left.flatMap((count) => [room, list].map((candidate) => idleTasks(browser, urlOf(candidate, count), PHONE.cpuSlowdown, IDLE_SECONDS))),
    );
    left.forEach((count, place) => figures.push(row(`paper of ${count}`, 'idle: long tasks', 'ms', idle[place * 2] ?? Number.NaN, idle[place * 2 + 1] ?? Number.NaN)));
  } finally {
    await pages.stop();
  }
  const [shortest, longest] = [answers[0], answers.at(-1)];
  if (shortest === undefined || longest === undefined || answers.length < 2) return figures;
  return [...figures, row(`paper of ${sat.at(-1)}`, 'answer: work', 'ms', longest, shortest, `paper of ${sat[0]}`)];
}
