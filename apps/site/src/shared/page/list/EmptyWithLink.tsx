import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';

interface EmptyWithLinkProps extends Omit<EmptyStateProps, 'action' | 'ref'> {
  /** Where it leads on to. */
  readonly href: string;
  /** What the link says. */
  readonly label: string;
  /** The link is what the page is for now. */
  readonly isPrimary?: boolean;
}

/** Says that there is nothing here, and leads on. */
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
