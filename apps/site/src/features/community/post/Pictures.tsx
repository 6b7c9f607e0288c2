import { Carousel } from '@lectern/ui/Carousel';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import * as css from '../community.css.ts';
import type { Picture } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';

/** The pictures of a contribution, one at a time; each opens in full size. */
export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const texts = useTexts(communityTexts);
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      <Carousel
        label={texts.pictures(pictures.length)}
        slides={pictures.map(({ name, url }, index) => ({
          id: url,
          content: (
            <Link href={url} isNewWindow>
              <img
                className={css.picture}
                src={url}
                alt={texts.picture(index + 1, name)}
                width={360}
                height={240}
                loading="lazy"
              />
            </Link>
          ),
        }))}
      />
    </div>
  );
}
