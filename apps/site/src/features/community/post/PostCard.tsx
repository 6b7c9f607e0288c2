import { Avatar } from '@lectern/ui/Avatar';
import { Card } from '@lectern/ui/Card';
import { Heading, Inline } from '@lectern/ui/layout';
import { useLocale } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import type { ReactNode } from 'react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import type { Result } from '../../../shared/result.ts';
import * as css from '../community.css.ts';
import type { Post } from '../community.model.ts';
import { LikeButton } from './LikeButton.tsx';
import { Pictures } from './Pictures.tsx';

export interface PostCardProps {
  readonly post: Pick<Post, 'author' | 'html' | 'pictures' | 'likes' | 'isLiked'>;
  /** When it was written, UTC ISO; empty if unknown. */
  readonly at: string;
  /** The heading of the page; without it the card is labelled with its author's name. */
  readonly heading?: string;
  /** Shown beside the name. */
  readonly tags: ReactNode;
  readonly isAccepted?: boolean;
  readonly onLike: (isLiked: boolean) => Promise<Result>;
  /** Further actions. */
  readonly children: ReactNode;
}

/** A contribution: its author, text, pictures and actions. */
export function PostCard({ post, at, heading, tags, isAccepted, onLike, children }: PostCardProps) {
  const { author, html, pictures, likes, isLiked } = post;
  const time = formatTime(at, 'moment', useLocale());
  return (
    <Card
      as="article"
      padding="large"
      gap="x4"
      className={css.post}
      aria-label={heading ?? author.name}
      {...(isAccepted === true && { 'data-accepted': '' })}
    >
      {heading !== undefined && (
        <Heading level={1} size="xl">
          {heading}
        </Heading>
      )}
      <Inline as="header" gap="x3" isOneLine>
        <Avatar name={author.name} src={author.avatar} size={40} />
        <div className={css.author}>
          <p className={css.authorName}>
            <span>{author.name}</span>
            {tags}
          </p>
          <p className={css.meta}>
            {author.title !== '' && <span>{author.title}</span>}
            {time !== '' && <time dateTime={at}>{time}</time>}
          </p>
        </div>
      </Inline>
      <RichText html={html} className={css.richText} />
      <Pictures pictures={pictures} />
      <div className={css.footer}>
        <LikeButton author={author} likes={likes} isLiked={isLiked} onLike={onLike} />
        {children}
      </div>
    </Card>
  );
}
