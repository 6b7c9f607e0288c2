import { Button } from '@lectern/ui/Button';
import { CourseCard } from '@lectern/ui/CourseCard';
import { FooterByTemplate } from '@lectern/ui/footers';
import { HeaderByTemplate } from '@lectern/ui/headers';
import { useTexts } from '@lectern/ui/locale';
import { SideBar } from '@lectern/ui/sidebar';
import type { FootTemplate, HeadTemplate } from './configuration.ts';
import type { frameOf } from './labSchools.ts';
import { schoolPageTexts } from './schoolPage.texts.ts';
import * as css from './SchoolPage.css.ts';

export interface SchoolPageProps {
  frame: ReturnType<typeof frameOf>;
  headTemplate: HeadTemplate;
  footTemplate: FootTemplate;
}

const access = { loginHref: '#', registerHref: '#' };
const personConfig = ['HEAD_APP', 'USER_REGISTER', 'USER_LOGIN', 'USER_LOGOUT'];
const search = { text: '', onSearch: () => undefined };

/** A school's home as its visitors see it: header, banner, a shelf of courses, side bar and footer. */
export function SchoolPage({ frame, headTemplate, footTemplate }: SchoolPageProps) {
  const texts = useTexts(schoolPageTexts);
  return (
    <>
      <HeaderByTemplate
        templateId={headTemplate}
        brand={frame.brand}
        menus={frame.menus}
        currentMenu={0}
        isHome
        search={search}
        app={{ href: '#', qrText: 'https://example.org/app' }}
        cart={{ count: 2, href: '#' }}
        personConfig={personConfig}
        access={access}
      />
      <main className={css.content}>
        <section className={css.banner}>
          <h1 className={css.title}>{texts.title}</h1>
          <p className={css.lead}>{texts.lead}</p>
          <div className={css.actions}>
            <Button variant="primary" size="large">
              {texts.start}
            </Button>
            <Button size="large">{texts.look}</Button>
          </div>
        </section>
        <section className={css.shelf}>
          <div className={css.shelfHead}>
            <h2 className={css.heading}>{texts.shelf}</h2>
            <a className={css.more} href="#all">
              {texts.all}
            </a>
          </div>
          <div className={css.cards}>
            {texts.courses.map((course) => (
              <CourseCard key={course.title} href="#" {...course} />
            ))}
          </div>
        </section>
      </main>
      <FooterByTemplate templateId={headTemplate === 'FESCO' ? 'FESCO' : footTemplate} {...frame.footer} />
      <SideBar info={frame.sideBar} />
    </>
  );
}
