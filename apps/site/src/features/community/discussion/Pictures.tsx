import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import * as css from '../community.css.ts';
import type { Picture } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';

/** Pictures of a question or answer, small; each opens whole. */
export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const texts = useTexts(communityTexts);
  if (pictures.length === 0) return null;
  return (
    <ul className={css.pictures}>
      {pictures.map(({ name, url }, place) => (
        <li key={url}>
          <Link href={url} isNewWindow>
            <img
              className={css.picture}
              src={url}
              alt={texts.picture(place + 1, name)}
              width={120}
              height={90}
              loading="lazy"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
