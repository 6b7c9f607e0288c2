import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';

export interface EmptyWithLinkProps extends Omit<EmptyStateProps, 'action' | 'ref'> {
  /** The link's address. */
  readonly href: string;
  /** The link's text. */
  readonly label: string;
  /** Whether the link is the page's main action. */
  readonly isPrimary?: boolean;
}

/** An empty state with a link to go on. */
export function EmptyWithLink({ href, label, isPrimary = false, ...empty }: EmptyWithLinkProps) {
  return (
    <EmptyState
      {...empty}
      action={
        <ButtonLink variant={isPrimary ? 'primary' : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      }
    />
  );
}
