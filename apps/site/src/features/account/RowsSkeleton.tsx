import { Stack } from '@lectern/ui/layout';
import { Skeleton } from '@lectern/ui/Skeleton';

/** The skeleton of a list of changes. */
export function RowsSkeleton() {
  return (
    <Stack above="x4" gap="x2" aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="box" height="68px" />
      ))}
    </Stack>
  );
}
