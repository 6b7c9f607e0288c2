import { Accordion } from '@lectern/ui/Accordion';
import { AnswerPalette } from '@lectern/ui/AnswerPalette';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button } from '@lectern/ui/Button';
import { CourseCard } from '@lectern/ui/CourseCard';
import { Checkbox, TextField } from '@lectern/ui/fields';
import { FilterChips } from '@lectern/ui/FilterChips';
import { CheckIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Price } from '@lectern/ui/Price';
import { QuestionCard } from '@lectern/ui/QuestionCard';
import { Rating } from '@lectern/ui/Rating';
import { Timer } from '@lectern/ui/Timer';
import { useState } from 'react';
import { schoolPagesTexts } from './schoolPages.texts.ts';
import * as css from './schoolPages.css.ts';

const chipsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const nothing = () => undefined;

/** Sample courses. */
function Cards({ times }: { readonly times: number }) {
  const { courses } = useTexts(schoolPagesTexts);
  return (
    <div className={css.cards}>
      {Array.from({ length: times }, () => courses)
        .flat()
        .map((course, at) => (
          <CourseCard key={`${at}${course.title}`} href="#" {...course} />
        ))}
    </div>
  );
}

/** The home page: a banner and a list of courses. */
export function HomeContent() {
  const texts = useTexts(schoolPagesTexts);
  return (
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
      <section className={css.sampleRow}>
        <div className={css.sampleRowHead}>
          <h2 className={css.heading}>{texts.shelf}</h2>
          <a className={css.moreLink} href="#all">
            {texts.all}
          </a>
        </div>
        <Cards times={1} />
      </section>
    </main>
  );
}

/** The list of courses, with filters and pagination. */
export function ListContent() {
  const { list, courses } = useTexts(schoolPagesTexts);
  const [subject, setSubject] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  return (
    <main className={css.content}>
      <div className={css.block}>
        <h1 className={css.title}>{list.title}</h1>
        <div className={css.filters}>
          <FilterChips
            label={list.subject}
            options={chipsOf(list.subjects)}
            value={subject}
            onChange={setSubject}
          />
          <FilterChips label={list.kind} options={chipsOf(list.kinds)} value={kind} onChange={setKind} />
        </div>
        <p className={css.found}>{list.found(courses.length * 6)}</p>
      </div>
      <Cards times={2} />
      <Pagination page={1} pageCount={3} onChange={nothing} />
    </main>
  );
}

/** A course: what it includes, its contents, and its price. */
export function CourseContent() {
  const { course, courses } = useTexts(schoolPagesTexts);
  const [first] = courses;
  return (
    <main className={css.content}>
      <Breadcrumb
        steps={[
          { label: course.home, href: '#' },
          { label: course.list, href: '#' },
          { label: first?.title ?? '', href: '#' },
        ]}
      />
      <div className={css.course}>
        <div className={css.column}>
          <div className={css.block}>
            <h1 className={css.title}>{first?.title}</h1>
            <p className={css.muted}>{course.teacher}</p>
            <Rating value={4.7} hasFigure />
          </div>
          <ul className={css.benefits}>
            {course.gets.map((line) => (
              <li key={line} className={css.benefit}>
                <CheckIcon className={css.benefitIcon} />
                {line}
              </li>
            ))}
          </ul>
          <section className={css.block}>
            <h2 className={css.heading}>{course.about}</h2>
            <p>{course.aboutText}</p>
          </section>
          <section className={css.block}>
            <h2 className={css.heading}>{course.contents}</h2>
            <Accordion
              openIds={['0']}
              items={course.chapters.map((chapter, at) => ({ id: String(at), ...chapter }))}
            />
          </section>
        </div>
        <aside className={css.offer}>
          <div className={css.cover} />
          <Price cents={first?.priceCents} originalCents={first?.originalCents} size="large" />
          <Button variant="primary" size="large">
            {course.enrol}
          </Button>
          <Button size="large">{course.cart}</Button>
          <p className={css.muted}>{course.until}</p>
        </aside>
      </div>
    </main>
  );
}

const answered = ['answered', 'answered', 'open', 'answered', 'unsaved', 'open', 'open', 'open'] as const;

/** An exam room: remaining time, one question, and the answer palette. */
export function ExamRoom() {
  const { exam } = useTexts(schoolPagesTexts);
  const [value, setValue] = useState<readonly string[]>(['1']);
  const itemsFrom = (from: number, states: readonly (typeof answered)[number][]) =>
    states.map((state, at) => ({ id: `q${from + at}`, number: from + at, state, isMarked: at === 3 }));
  return (
    <div className={css.room}>
      <div className={css.examBar}>
        <h1 className={css.examName}>{exam.title}</h1>
        <span className={css.muted}>{exam.saved}</span>
        <Timer deadline={5_025_000} now={() => 0} />
        <Button variant="primary">{exam.handIn}</Button>
      </div>
      <main className={css.paper}>
        <div className={css.question}>
          <QuestionCard
            number={3}
            kind="single"
            points={5}
            stem={<p>{exam.stem}</p>}
            options={exam.options.map((content, at) => ({ id: String(at), content }))}
            value={value}
            onChange={setValue}
          />
          <div className={css.actions}>
            <Button variant="primary">{exam.next}</Button>
            <Button>{exam.mark}</Button>
          </div>
        </div>
        <div className={css.palette}>
          <AnswerPalette
            currentId="q3"
            onChoose={nothing}
            groups={[
              { title: exam.parts[0] ?? '', items: itemsFrom(1, answered) },
              { title: exam.parts[1] ?? '', items: itemsFrom(9, answered.slice(4)) },
            ]}
          />
        </div>
      </main>
    </div>
  );
}

/** The log-in page. */
export function LoginContent() {
  const { login } = useTexts(schoolPagesTexts);
  return (
    <main className={css.content}>
      <div className={css.loginBox}>
        <h1 className={css.heading}>{login.title}</h1>
        <TextField label={login.mobile} defaultValue="138 0000 0000" inputMode="tel" />
        <TextField label={login.code} defaultValue="" inputMode="numeric" />
        <Checkbox defaultChecked>{login.agree}</Checkbox>
        <Button variant="primary" size="large">
          {login.submit}
        </Button>
        <Button variant="quiet">{login.other}</Button>
      </div>
    </main>
  );
}
