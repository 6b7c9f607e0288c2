import { headerThemes } from '@lectern/themes';
import { headerPalettes } from '@lectern/themes/palettes';
import { EditIcon, GridIcon, ListIcon, StarIcon, type Icon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import * as css from './reference.css.ts';
import { referenceTexts } from './reference.texts.ts';

const paths = [
  { id: 'lab', story: 'theme-lab-lab--lab', Icon: EditIcon },
  { id: 'gallery', story: 'theme-lab-gallery--all', Icon: GridIcon },
  { id: 'tokens', story: 'foundations-tokens--all', Icon: ListIcon },
  { id: 'icons', story: 'foundations-icons--all', Icon: StarIcon },
] as const satisfies readonly { id: string; story: string; Icon: Icon }[];

/** What a school admin sees first: what there is to see, and the way to own colours. */
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
        <section className={css.section}>
          <h2 className={css.heading}>{texts.welcome.start}</h2>
          <div className={css.paths}>
            {paths.map(({ id, story, Icon }) => (
              // The story stands in a frame of Storybook's own page.
              <a key={id} className={css.path} href={`./?path=/story/${story}`} target="_top">
                <span className={css.pathIcon}>
                  <Icon width={22} height={22} />
                </span>
                <b>{texts.paths[id].title}</b>
                <span className={css.note}>{texts.paths[id].text}</span>
              </a>
            ))}
          </div>
        </section>
        <section className={css.section}>
          <h2 className={css.heading}>{texts.welcome.own}</h2>
          <ol className={css.steps}>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className={css.section}>
          <h2 className={css.heading}>{texts.welcome.checks}</h2>
          <p className={css.note}>{texts.checked}</p>
        </section>
      </main>
    </div>
  );
}
