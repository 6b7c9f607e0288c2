import type { Locale } from '@lectern/ui/locale';
import { useTexts } from '@lectern/ui/locale';
import { useRef, useState } from 'react';
import * as css from './Banners.css.ts';
import type { Home } from '../home.model.ts';
import { stageTexts } from './stage.texts.ts';

export interface BannersProps {
  readonly banners: Home['banners'];
  readonly locale: Locale;
}

/**
 * The school's banners: a row that snaps, moved by swipe, wheel or the dots. It never moves by itself. The carousel of ui
 * does more and weighs more, and these are the first bytes that a visitor waits for.
 */
export function Banners({ banners, locale }: BannersProps) {
  const texts = useTexts(stageTexts);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (banners.length === 0) return null;

  const handleScroll = () => {
    const row = track.current;
    if (row !== null && row.clientWidth > 0)
      setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  };
  const showBanner = (index: number) => {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  return (
    <section className={css.frame} aria-label={texts.banners}>
      <ul className={css.track} ref={track} onScroll={handleScroll}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={css.slide} inert={index !== current}>
            <img
              className={css.picture}
              src={banner.image}
              alt=""
              fetchPriority={index === 0 ? 'high' : 'low'}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
            <div className={css.words} data-tone={banner.tone}>
              <h2 className={css.title}>{banner.title[locale]}</h2>
              <p className={css.subtitle}>{banner.subtitle[locale]}</p>
              {banner.href !== undefined && banner.action[locale] !== '' && (
                <a className={css.action} href={banner.href}>
                  {banner.action[locale]}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={css.dots}>
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className={css.dot}
              data-tone={banners[current]?.tone}
              aria-current={index === current}
              aria-label={texts.banner(index + 1, banners.length)}
              onClick={() => showBanner(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
