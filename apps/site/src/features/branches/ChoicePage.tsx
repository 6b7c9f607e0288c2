import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { Inline } from '@lectern/ui/layout';
import { isPlainClick } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../shared/page/Page.tsx';
import { chooseSchool } from '../../shared/school/chooseSchool.ts';
import { homeHref } from '../../shared/school/ownHome.ts';
import type { SchoolChoice } from '../../shared/school/shell.model.ts';
import { shell } from '../../shared/school/shell.store.ts';
import * as css from './ChoicePage.css.ts';

const choiceTexts = {
  zh: {
    title: '选择分校',
    search: '查找分校',
    hint: '学校或城市名称',
    none: '没有找到这个分校',
    letters: '按首字母查找',
    all: '全部',
  },
  en: {
    title: 'Choose a branch',
    search: 'Find a branch',
    hint: 'School name or city',
    none: 'Branch not found',
    letters: 'By first letter',
    all: 'All',
  },
};

/** Returns a branch's first letter, taken from its address, which is in Latin letters whatever its name. */
const letterOf = ({ suffix }: Pick<SchoolChoice, 'suffix'>): string =>
  /^[a-z]/i.exec(suffix)?.[0].toUpperCase() ?? '#';

/** All branch schools, by name, city and first letter (`/home/choice`). */
export default function ChoicePage() {
  const { current } = useSnapshot(shell);
  const texts = useTexts(choiceTexts);
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [letter, setLetter] = useState('');
  const searched = query.trim().toLowerCase();
  const named = current.schools.filter(({ name, city, suffix }) =>
    [name.zh, name.en, city.zh, city.en, suffix].some((word) => word.toLowerCase().includes(searched)),
  );
  const letters = [...new Set(named.map(letterOf))].sort();
  // A letter that none of the found branches has is ignored.
  const chosen = letters.includes(letter) ? letter : '';
  const found = chosen === '' ? named : named.filter((school) => letterOf(school) === chosen);
  return (
    <Page title={texts.title}>
      <div className={css.search}>
        <TextField
          label={texts.search}
          placeholder={texts.hint}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {letters.length > 1 && (
        <Inline below="x6" gap="x1" align="stretch" role="group" aria-label={texts.letters}>
          {['', ...letters].map((each) => (
            <button
              key={each}
              type="button"
              className={css.letter}
              aria-pressed={each === chosen}
              onClick={() => setLetter(each)}
            >
              {each === '' ? texts.all : each}
            </button>
          ))}
        </Inline>
      )}
      {found.length === 0 ? (
        <EmptyState type="search" title={texts.none} />
      ) : (
        <ul className={css.grid}>
          {found.map(({ id, name, city, logo, suffix, isDefault }) => (
            <Branch
              key={id}
              choice={{ id, name: name[locale], href: homeHref(suffix, isDefault) }}
              city={city[locale]}
              logo={logo}
              isCurrent={id === current.brand.schoolId}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}

/**
 * A branch to choose. As everywhere but on the home page, a press asks for confirmation; opened in a new tab,
 * the link leads there.
 */
function Branch({
  choice,
  city,
  logo,
  isCurrent,
}: {
  readonly choice: Parameters<typeof chooseSchool>[0];
  readonly city: string;
  readonly logo: string;
  readonly isCurrent: boolean;
}) {
  return (
    <li>
      <a
        className={css.school}
        href={choice.href}
        aria-current={isCurrent}
        onClick={(event) => {
          if (isCurrent || !isPlainClick(event)) return;
          event.preventDefault();
          void chooseSchool(choice);
        }}
      >
        {logo !== '' && <img className={css.logo} src={logo} alt="" />}
        <span className={css.text}>
          <span className={css.name}>{choice.name}</span>
          <span className={css.city}>{city}</span>
        </span>
      </a>
    </li>
  );
}
