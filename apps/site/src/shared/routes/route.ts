import type { LazyScreen } from './screen.ts';

/** One page of the site, as data. */
export interface Route {
  /** `feature.page`, for tests and logs. */
  readonly id: string;
  /** The path behind the hash; `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** `student` pages send a visitor to log in first and come back. */
  readonly access: 'visitor' | 'student';
  /** The document's title, before the school's name. */
  readonly title: { readonly zh: string; readonly en: string };
  /** Which of the school's settings for search engines the page has, beside the home page's own. */
  readonly seo?: 'course' | 'news' | 'openClass';
  /** `focus` pages (lesson, practice, exam) keep only a slim frame: no menu, footer or side bar. */
  readonly frame?: 'focus';
}
