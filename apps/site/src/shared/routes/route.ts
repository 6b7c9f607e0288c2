import type { LazyScreen } from './screen.ts';

/**
 * One of a page's first calls, as data: the delivered page's inline script sends it before the site's code is
 * loaded (docs/decisions/first-calls.md).
 */
export interface FirstCall {
  /** The endpoint's id, `area.name`. */
  readonly call: string;
  /**
   * The input, as the page's store sends it. `:name` stands for a parameter of the path and `?name` for one of
   * the query, left out if the address lacks it; `?name|1` for a number with default 1.
   */
  readonly input: Readonly<Record<string, string | number>>;
  /** Further query parameters that the page reads, written as in `input`; they are not sent. */
  readonly besides?: readonly string[];
  /** True for calls that only a student can make, on a page that visitors see as well. */
  readonly isStudents?: boolean;
}

/** One page of the site, as data. */
export interface Route {
  /** `feature.page`, for tests and logs. */
  readonly id: string;
  /** The path behind the hash; `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** The page's first calls. */
  readonly load?: readonly FirstCall[];
  /**
   * The path of the page that this one most likely redirects to, whose files a delivered page preloads as well.
   * The actual target is decided by the page's module (`FindRedirect`).
   */
  readonly redirectTo?: string;
  /** The path of the list, for a page of one of the things on it; an address that names none of them shows that. */
  readonly list?: string;
  /**
   * A key of the browser's storage. If it holds a value, a visitor's page differs from what a server can
   * render, and the browser renders it alone.
   */
  readonly storedAt?: string;
  /** `student` pages send a visitor to log in first, and back afterwards. */
  readonly access: 'visitor' | 'student';
  /** The page's part of the document's title, before the school's name. */
  readonly title: { readonly zh: string; readonly en: string };
  /** The school's SEO settings that the page uses; the home page has its own. */
  readonly seo?: 'course' | 'news' | 'openClass';
  /**
   * Set for pages whose content depends on data that only the device has (how somebody watches or practises,
   * unsent answers and texts), or that changes meanwhile: the browser renders them anew instead of hydrating.
   */
  readonly isRenderedAnew?: true;
  /** `focus` pages (lesson, practice, exam) have a slim frame: no menu, footer or side bar. */
  readonly frame?: 'focus';
}
