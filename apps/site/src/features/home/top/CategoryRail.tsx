import type { Locale } from '@lectern/ui/locale';
import { useTexts } from '@lectern/ui/locale';
import { langOfText } from '../../../shared/i18n/langOfText.ts';
import * as css from './CategoryRail.css.ts';
import type { Home } from '../home.model.ts';
import { stageTexts } from './stage.texts.ts';

export interface CategoryRailProps {
  readonly categories: Home['categories'];
  readonly locale: Locale;
}

const listHref = (categoryId: string) => `#/course/list?category=${encodeURIComponent(categoryId)}`;

/** The categories beside the banner; each opens a panel with its subcategories. */
export function CategoryRail({ categories, locale }: CategoryRailProps) {
  const texts = useTexts(stageTexts);
  if (categories.length === 0) return null;
  return (
    <nav className={css.rail} aria-label={texts.categories}>
      <ul className={css.items}>
        {categories.map((category) => (
          <li key={category.id} className={css.item}>
            <a className={css.link} href={listHref(category.id)} lang={langOfText(category.name, locale)}>
              {category.name[locale]}
              <span className={css.mark} aria-hidden="true">
                ›
              </span>
            </a>
            <div className={css.panel}>
              <span className={css.bridge} />
              <p className={css.panelTitle}>{texts.inCategory(category.name[locale])}</p>
              <ul className={css.children}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <a
                      className={css.subcategory}
                      href={listHref(child.id)}
                      lang={langOfText(child.name, locale)}
                    >
                      {child.name[locale]}
                    </a>
                  </li>
                ))}
              </ul>
              {category.courses.length > 0 && (
                <ul className={css.courses}>
                  {category.courses.map((course) => (
                    <li key={course.href}>
                      <a className={css.subcategory} href={course.href}>
                        {course.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
