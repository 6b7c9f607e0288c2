import * as icons from '@lectern/ui/icon';
import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { CopyName, useCopy } from './copy.tsx';
import * as css from './reference.css.ts';
import { referenceTexts } from './reference.texts.ts';

const all = Object.entries(icons).toSorted(([a], [b]) => a.localeCompare(b));

/** All icons with their names; typing filters them, pressing one copies its name. */
export function Icons() {
  const { icons: texts, found } = useTexts(referenceTexts);
  const { copy, toasts } = useCopy();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase().split(/\s+/);
  const shown = all.filter(([name]) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div className={css.ground}>
      <main className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{texts.title}</h1>
          <p className={css.lead}>{texts.lead}</p>
        </header>
        <section className={css.section}>
          <div className={css.search}>
            <TextField
              label={texts.search}
              type="search"
              value={search}
              prefix={<icons.SearchIcon />}
              spellCheck={false}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <p className={css.note} role="status">
            {found(shown.length)}
          </p>
          {shown.length === 0 && <p className={css.empty}>{texts.none}</p>}
          <div className={css.grid}>
            {shown.map(([name, Icon]) => (
              <CopyName key={name} name={name} onCopy={copy}>
                <Icon className={css.icon} />
                <span className={css.name} style={{ textAlign: 'center' }}>
                  {name.replace(/Icon$/, '')}
                </span>
              </CopyName>
            ))}
          </div>
        </section>
      </main>
      {toasts}
    </div>
  );
}
