import { amount, list, text, type Untrusted } from '@lectern/sdk';
import { learning, type ContinueCard, type HomePage } from '@lectern/sdk/endpoints/home';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { isLoggedIn } from '../../session/session.store.ts';
import { readHome, type Home } from './home.model.ts';

/** A course to go on with. */
export interface Continue {
  readonly courseId: string;
  readonly name: string;
  readonly lesson: string;
  readonly cover: string;
  readonly href: string;
  readonly progress: number;
}

export interface HomeState {
  page: Home;
  /** False until a reply was received; an empty page and a missing one look different. */
  isReceived: boolean;
  continueWith: readonly Continue[];
  /** Progress of the student's own courses by course id. */
  owned: Readonly<Record<string, number>>;
}

export const home = proxy<HomeState>({ page: ref(readHome(undefined)), isReceived: false, continueWith: [], owned: {} });

/** Takes over the home page of a school. */
export function receiveHome(page: Untrusted<HomePage>): void {
  home.page = ref(readHome(page));
  home.isReceived = page !== undefined && page !== null;
}

/** Loads the student's own part; for a visitor it is empty. A failure leaves the page as it is. */
export async function loadLearning(): Promise<void> {
  if (!isLoggedIn()) {
    Object.assign(home, { continueWith: [], owned: {} });
    return;
  }
  try {
    const reply = await request(learning, {});
    home.continueWith = list<ContinueCard>(reply?.continueWith).map((card) => ({
      courseId: text(card.courseId),
      name: text(card.courseName),
      lesson: text(card.lessonName),
      cover: text(card.cover),
      href: `#/class/type/video/page?${new URLSearchParams({ classTypeId: text(card.courseId), lessonId: text(card.lessonId) })}`,
      progress: amount(card.progressPercent),
    }));
    home.owned = Object.fromEntries(
      list<{ courseId: string; progressPercent: number }>(reply?.owned).map((course) => [
        text(course.courseId),
        amount(course.progressPercent),
      ]),
    );
  } catch {
    // The school's page stands without it; the shell's error handler has seen the error.
  }
}
