import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../shell/Page.tsx';
import { shell } from '../../shell/shell.store.ts';
import * as css from './ChoicePage.css.ts';

const choiceTexts = {
  zh: { title: '选择分校', search: '查找分校', hint: '学校或城市名称', none: '没有找到这个分校', all: '显示全部分校' },
  en: { title: 'Choose a branch', search: 'Find a branch', hint: 'Name or city', none: 'No branch of that name', all: 'Show all branches' },
};

/** All branch schools (specification 2.1, `/home/choice`). */
export default function ChoicePage() {
  const { current } = useSnapshot(shell);
  const texts = useTexts(choiceTexts);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = current.schools.filter(({ name, city, suffix }) =>
    [name, city, suffix].some((word) => word.toLowerCase().includes(wanted)),
  );
  return (
    <Page title={texts.title}>
      <div className={css.search}>
        <TextField label={texts.search} placeholder={texts.hint} value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      {found.length === 0 ? (
        <EmptyState type="search" title={texts.none} />
      ) : (
        <ul className={css.grid}>
          {found.map((school) => (
            <li key={school.id}>
              <a
                className={css.school}
                href={`#/home/index/${encodeURIComponent(school.suffix)}`}
                aria-current={school.id === current.brand.schoolId}
              >
                {school.logo !== '' && <img className={css.logo} src={school.logo} alt="" />}
                <span className={css.name}>{school.name}</span>
                <span className={css.city}>{school.city}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
