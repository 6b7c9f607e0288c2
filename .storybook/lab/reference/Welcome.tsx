import { headerThemes } from '@lectern/themes';
import { headerPalettes } from '@lectern/themes/palettes';
import { BookIcon, EditIcon, GridIcon, ListIcon, StarIcon, type Icon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import * as css from './reference.css.ts';
import { referenceTexts, type PathId, type Role } from './reference.texts.ts';

/** Storybook ids of the pages. */
const pages = {
  lab: { at: '/story/theme-lab-lab--lab', Icon: EditIcon },
  gallery: { at: '/story/theme-lab-gallery--all', Icon: GridIcon },
  tokens: { at: '/story/foundations-tokens--all', Icon: ListIcon },
  icons: { at: '/story/foundations-icons--all', Icon: StarIcon },
  themes: { at: '/docs/foundations-themes--docs', Icon: GridIcon },
  components: { at: '/docs/actions-button--docs', Icon: ListIcon },
  forms: { at: '/docs/fields-fields--docs', Icon: EditIcon },
  pages: { at: '/docs/site-homework--docs', Icon: BookIcon },
} as const satisfies Record<PathId, { at: string; Icon: Icon }>;

/** Pages for each kind of reader, the most important first. */
const ways = [
  { role: 'school', paths: ['lab', 'gallery'] },
  { role: 'designer', paths: ['tokens', 'icons', 'themes'] },
  { role: 'developer', paths: ['components', 'forms', 'pages'] },
] as const satisfies readonly { role: Role; paths: readonly PathId[] }[];

/** Entry page: links for each kind of reader, and to the lab for a school's own look. */
export function Welcome() {
  const texts = useTexts(referenceTexts);
  return (
    <div className={css.ground}>
      <main className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{texts.welcome.title}</h1>
          <p className={css.lead}>{texts.welcome.lead}</p>
        </header>
        <div className={css.band} aria-hidden>
          {headerThemes.map((name) => (
            <span key={name} className={css.stripe} style={{ background: headerPalettes[name].accent }} />
          ))}
        </div>
        <div className={css.roles}>
          {ways.map(({ role, paths }) => (
            <section key={role} className={css.role} data-first={role === 'school' ? '' : undefined}>
              <h2 className={css.heading}>{texts.roles[role].title}</h2>
              <p className={css.note}>{texts.roles[role].text}</p>
              <div className={css.paths}>
                {paths.map((id) => {
                  const { at, Icon } = pages[id];
                  return (
                    // The page is inside Storybook's preview frame.
                    <a key={id} className={css.path} href={`./?path=${at}`} target="_top">
                      <span className={css.pathIcon}>
                        <Icon size={22} />
                      </span>
                      <b>{texts.paths[id].title}</b>
                      <span className={css.note}>{texts.paths[id].text}</span>
                    </a>
                  );
                })}
              </div>
              {role === 'school' && (
                <ol className={css.steps}>
                  {texts.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              )}
              <p className={css.remark}>{texts.roles[role].help}</p>
            </section>
          ))}
        </div>
        <section className={css.section}>
          <h2 className={css.heading}>{texts.welcome.checks}</h2>
          <p className={css.note}>{texts.checked}</p>
        </section>
      </main>
    </div>
  );
}
