import type { LazyScreen } from './screen.ts';

/**
 * A call that a page begins with, as data: it is sent before any of the site's code is there, by the delivered page's
 * own script (docs/decisions/first-calls.md).
 */
export interface FirstCall {
  /** The endpoint's id, `area.name`. */
  readonly call: string;
  /**
   * What the page gives it, as its store does. `:name` stands for a parameter of the path and `?name` for one of the
   * query, left out where the address does not name it; `?name|1` for one that is a number, 1 without it.
   */
  readonly input: Readonly<Record<string, string | number>>;
  /** What else of the query the page reads, written as in `input`; it is not sent. */
  readonly besides?: readonly string[];
  /** True for what only a student has, on a page that visitors see as well. */
  readonly isStudents?: boolean;
}

/** One page of the site, as data. */
export interface Route {
  /** `feature.page`, for tests and logs. */
  readonly id: string;
  /** The path behind the hash; `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** What the page asks for first. */
  readonly load?: readonly FirstCall[];
  /**
   * The path of the page that this one most likely leads on to at once, whose files a delivered page asks for along with
   * its own. Which it is for somebody its module tells (`LeadsTo`).
   */
  readonly leadsTo?: string;
  /** The path of the list, for a page of one of the things on it; an address that names none of them shows that. */
  readonly list?: string;
  /**
   * A key of the browser's storage. Where it holds something, a visitor's page differs from what a server can draw, and
   * the browser draws it alone.
   */
  readonly storedAt?: string;
  /** `student` pages send a visitor to log in first and come back. */
  readonly access: 'visitor' | 'student';
  /** The document's title, before the school's name. */
  readonly title: { readonly zh: string; readonly en: string };
  /** Which of the school's settings for search engines the page has, beside the home page's own. */
  readonly seo?: 'course' | 'news' | 'openClass';
  /**
   * The page begins with what its device alone knows (how somebody watches or practises, what was answered and written
   * without having been sent), or with what has changed meanwhile: what the server drew of it is drawn anew.
   */
  readonly isDrawnAnew?: true;
  /** `focus` pages (lesson, practice, exam) keep only a slim frame: no menu, footer or side bar. */
  readonly frame?: 'focus';
}
