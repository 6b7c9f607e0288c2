import {
  AwardIcon,
  BookmarkIcon,
  BellIcon,
  BookIcon,
  CalendarIcon,
  EditIcon,
  type Icon,
  ListIcon,
  NotebookIcon,
  ReceiptIcon,
  SettingsIcon,
  StarIcon,
  TicketIcon,
  FileIcon,
  FlagIcon,
  UserIcon,
  ImageIcon,
  WalletIcon,
} from '@lectern/ui/icon';
import type { ShownItems } from '../../shared/school/shell.model.ts';

/** A page of the personal area. */
export type PersonalPage =
  | 'classTable'
  | 'lessons'
  | 'package'
  | 'plan'
  | 'collect'
  | 'note'
  | 'homework'
  | 'apply'
  | 'certificate'
  | 'order'
  | 'invoice'
  | 'accountcenter'
  | 'message'
  | 'account'
  | 'archives'
  | 'data'
  | 'avatar';

/** An entry of the menu. */
export interface PersonalEntry {
  readonly page: PersonalPage;
  readonly href: string;
  readonly icon: Icon;
  /** The code by which a school grants it; an entry without one is always granted. */
  readonly code?: string;
}

/** Entries under a heading. */
export interface PersonalSection {
  readonly id: 'course' | 'trade' | 'setting';
  readonly entries: readonly PersonalEntry[];
}

/**
 * The menu, in the order of the platform's course area, with homework beside the notes; orders, messages and
 * settings follow.
 */
export const personalMenu: readonly PersonalSection[] = [
  {
    id: 'course',
    entries: [
      {
        page: 'classTable',
        href: '#/personal/course/classTable',
        icon: CalendarIcon,
        code: 'personal_course_classTable',
      },
      { page: 'lessons', href: '#/personal/course/lessons', icon: BookIcon, code: 'personal_course_lessons' },
      { page: 'package', href: '#/personal/course/package', icon: ListIcon, code: 'personal_course_package' },
      { page: 'plan', href: '#/personal/course/plan', icon: FlagIcon, code: 'personal_course_plan' },
      {
        page: 'collect',
        href: '#/personal/course/collect',
        icon: BookmarkIcon,
        code: 'personal_course_collect',
      },
      { page: 'note', href: '#/personal/course/note', icon: NotebookIcon, code: 'personal_course_note' },
      { page: 'apply', href: '#/personal/course/apply', icon: TicketIcon, code: 'personal_course_apply' },
      {
        page: 'homework',
        href: '#/personal/course/homework',
        icon: EditIcon,
        code: 'personal_course_homework',
      },
      { page: 'certificate', href: '#/personal/certificate', icon: AwardIcon },
    ],
  },
  {
    id: 'trade',
    entries: [
      { page: 'order', href: '#/personal/order', icon: WalletIcon },
      { page: 'invoice', href: '#/personal/invoice', icon: ReceiptIcon },
      { page: 'accountcenter', href: '#/personal/accountcenter/account/member', icon: StarIcon },
      { page: 'message', href: '#/personal/message/detailslist', icon: BellIcon },
    ],
  },
  {
    id: 'setting',
    entries: [
      {
        page: 'account',
        href: '#/personal/setting/account',
        icon: SettingsIcon,
        code: 'personal_setting_account',
      },
      { page: 'data', href: '#/personal/setting/data', icon: UserIcon, code: 'personal_setting_data' },
      { page: 'avatar', href: '#/personal/setting/avatar', icon: ImageIcon, code: 'personal_setting_avatar' },
      {
        page: 'archives',
        href: '#/personal/setting/archives',
        icon: FileIcon,
        code: 'personal_setting_archives',
      },
    ],
  },
];

/**
 * Returns the entries of the menu that are granted and that the school shows.
 * @param codes codes of the granted entries; `undefined` grants all.
 * @param shownItems visibility of sections and pages, where a page's own setting overrides its section's;
 *   `undefined` shows all.
 */
export function grantedMenu(
  codes: readonly string[] | undefined,
  shownItems?: ShownItems,
): readonly PersonalSection[] {
  const isShown = ({ page }: PersonalEntry, { id }: PersonalSection) =>
    shownItems === undefined || (shownItems[page] ?? shownItems[id] ?? false);
  const isGranted = ({ code }: PersonalEntry) =>
    codes === undefined || code === undefined || codes.includes(code);
  return personalMenu
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => isGranted(entry) && isShown(entry, section)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Landing pages of sections while the school supplies no menu. */
const LANDINGS = { course: '/personal/course/classTable', setting: '/personal/setting/account' } as const;

/** Returns a section's landing page: the first page of the school's list, in that list's order, that exists here. */
export function landingOf(section: keyof typeof LANDINGS, codes: readonly string[]): string {
  const entries = personalMenu.find(({ id }) => id === section)?.entries ?? [];
  const first = codes
    .map((code) => entries.find((entry) => entry.code === code))
    .find((entry) => entry !== undefined);
  return first?.href.slice(1) ?? LANDINGS[section];
}

/**
 * Returns the address to redirect a page to that is not granted: its section's landing page, or the menu if
 * nothing of the section is granted (for `trade`, always the menu); undefined for a granted page.
 */
export function redirectFrom(page: PersonalPage, granted: readonly string[] | undefined): string | undefined {
  const section = personalMenu.find(({ entries }) => entries.some((entry) => entry.page === page));
  const code = section?.entries.find((entry) => entry.page === page)?.code;
  if (granted === undefined || code === undefined || granted.includes(code)) return undefined;
  const isGranted =
    section?.entries.some((entry) => entry.code !== undefined && granted.includes(entry.code)) === true;
  return isGranted && section !== undefined && section.id !== 'trade'
    ? landingOf(section.id, granted)
    : '/personal';
}
