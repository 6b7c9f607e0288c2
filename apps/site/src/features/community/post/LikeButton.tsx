import { Button } from '@lectern/ui/Button';
import { HeartIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../../shared/i18n/labelled.ts';
import type { Result } from '../../../shared/result.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import * as css from '../community.css.ts';
import type { Author } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';

export interface LikeButtonProps {
  /** The author of what is liked. */
  readonly author: Author;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly onLike: (isLiked: boolean) => Promise<Result>;
}

/** Likes something or removes the like; for the student's own contributions it only shows the number of likes. */
export function LikeButton({ author, likes, isLiked, onLike }: LikeButtonProps) {
  const texts = useTexts(communityTexts);
  const locale = useLocale();
  const { isBusy, run } = useTask(texts.notDone);
  const label = [isLiked ? texts.liked : texts.like, likes > 0 && likes].filter(Boolean).join(' ');
  if (author.isOwn) return likes > 0 && <span className={css.help}>{texts.likes(likes)}</span>;

  const handleLike = () => (isLoggedIn() ? void run(() => onLike(!isLiked)) : openLogin('login'));
  return (
    <Button
      size="small"
      aria-pressed={isLiked}
      aria-label={labelled(locale, label, author.name)}
      isBusy={isBusy}
      onClick={handleLike}
    >
      <HeartIcon size={16} {...(isLiked && { fill: 'currentColor' })} /> {label}
    </Button>
  );
}
