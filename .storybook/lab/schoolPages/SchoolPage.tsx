import { FooterByTemplate } from '@lectern/ui/footers';
import { HeaderByTemplate } from '@lectern/ui/headers';
import { SideBar } from '@lectern/ui/sidebar';
import type { FootTemplate, HeadTemplate } from '../choice.ts';
import type { frameOf } from '../labSchools.ts';
import { CourseContent, ExamRoom, HomeContent, ListContent, LoginContent } from './schoolPages.tsx';

/** The pages that the lab shows, in the order in which a student sees them. */
export const labPages = ['home', 'list', 'course', 'exam', 'login'] as const;
export type LabPage = (typeof labPages)[number];

export interface SchoolPageProps {
  page: LabPage;
  frame: ReturnType<typeof frameOf>;
  headTemplate: HeadTemplate;
  footTemplate: FootTemplate;
}

const access = { loginHref: '#', registerHref: '#' };
const personConfig = ['HEAD_APP', 'USER_REGISTER', 'USER_LOGIN', 'USER_LOGOUT'];
const search = { text: '', onSearch: () => undefined };
const contents = {
  home: HomeContent,
  list: ListContent,
  course: CourseContent,
  login: LoginContent,
} as const;

/**
 * A page of a school as visitors see it. As on the site, an exam has no header or footer, so nothing links away
 * from it.
 */
export function SchoolPage({ page, frame, headTemplate, footTemplate }: SchoolPageProps) {
  if (page === 'exam') return <ExamRoom />;
  const Content = contents[page];
  return (
    <>
      <HeaderByTemplate
        templateId={headTemplate}
        brand={frame.brand}
        menus={frame.menus}
        currentMenu={page === 'home' ? 0 : 1}
        isHome={page === 'home'}
        search={search}
        app={{ href: '#', qrText: 'https://example.org/app' }}
        cart={{ count: 2, href: '#' }}
        personConfig={personConfig}
        access={access}
      />
      <Content />
      <FooterByTemplate templateId={headTemplate === 'FESCO' ? 'FESCO' : footTemplate} {...frame.footer} />
      <SideBar info={frame.sideBar} />
    </>
  );
}
