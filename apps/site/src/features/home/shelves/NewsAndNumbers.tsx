import { useLocale, useTexts } from '@lectern/ui/locale';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { dayOf } from '../../../shared/i18n/day.ts';
import { articleHref } from '../../../shared/routes/pages.ts';
import type { Home } from '../home.model.ts';
import { homeTexts } from '../home.texts.ts';
import * as css from './people.css.ts';
import { Section } from './Section.tsx';

export interface NewsAndNumbersProps {
  readonly news: Home['news'];
  readonly numbers: Home['numbers'];
}

/** News as a dated list, with the school in numbers beside it. */
export function NewsAndNumbers({ news, numbers }: NewsAndNumbersProps) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const figures = (['courses', 'lessons', 'teachers', 'students'] as const).filter((key) => numbers[key] > 0);
  return (
    <div className={css.columns}>
      {news.length > 0 && (
        <Section title={texts.news} more={{ href: '#/news', text: texts.allNews }}>
          <ul>
            {news.map((item) => (
              <li key={item.id}>
                <a className={css.newsItem} href={articleHref(item.id)}>
                  <time className={css.date} dateTime={item.date}>
                    {dayOf(item.date, locale)}
                  </time>
                  <span>
                    {item.title[locale]}
                    {item.tag.zh !== '' && <span className={css.tag}>{item.tag[locale]}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {figures.length > 0 && (
        <Section title={texts.numbers}>
          <StatisticGroup>
            {figures.map((key) => (
              <Statistic key={key} label={texts.number[key]} value={numbers[key]} />
            ))}
          </StatisticGroup>
        </Section>
      )}
    </div>
  );
}
