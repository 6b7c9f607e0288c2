import { Carousel } from '@lectern/ui/Carousel';
import { useTexts, type Locale } from '@lectern/ui/locale';
import * as css from './Banners.css.ts';
import type { Home } from '../home.model.ts';
import { stageTexts } from './stage.texts.ts';

export interface BannersProps {
  readonly banners: Home['banners'];
  readonly locale: Locale;
}

/** The school's banners. They never advance by themselves. */
export function Banners({ banners, locale }: BannersProps) {
  const texts = useTexts(stageTexts);
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={texts.banners}
      controls="over"
      slides={banners.map(({ id, image, tone, title, subtitle, href, action }, index) => ({
        id,
        label: title[locale],
        content: (
          <div className={css.slide} data-tone={tone}>
            <img
              className={css.picture}
              src={image}
              alt=""
              fetchPriority={index === 0 ? 'high' : 'low'}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
            <div className={css.text}>
              <h2 className={css.title}>{title[locale]}</h2>
              <p className={css.subtitle}>{subtitle[locale]}</p>
              {href !== undefined && action[locale] !== '' && (
                <a className={css.action} href={href}>
                  {action[locale]}
                </a>
              )}
            </div>
          </div>
        ),
      }))}
    />
  );
}
