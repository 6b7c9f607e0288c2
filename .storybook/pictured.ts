import type { Mode } from '@lectern/ui/stage';

/** Parameters of a story that Chromatic reads. */
interface ChromaticParameters {
  modes?: Readonly<Record<string, Mode>>;
  disableSnapshot?: boolean;
}

/** Returns a key of a mode with the toolbar's defaults filled in, so that modes of the same look have the same key. */
const lookOf = ({ scheme = 'light', viewport = 820, ...rest }: Mode): string =>
  JSON.stringify([scheme, viewport, Object.entries(rest).toSorted()]);

/**
 * Returns the modes of a story without those that look like an earlier one; for example `tablet` has the width
 * at which `light` is shown.
 */
export function distinctModes(modes: Readonly<Record<string, Mode>>): Record<string, Mode> {
  const seen = new Set<string>();
  return Object.fromEntries(
    Object.entries(modes).filter(([, mode]) => {
      const look = lookOf(mode);
      return !seen.has(look) && seen.add(look);
    }),
  );
}

/**
 * Decides whether a story is captured, and in which modes. Only stories tagged `visual` are: the others
 * demonstrate behaviour (keyboard, refusals, lost connections, bad input) and end in a look that a captured
 * story already has, or that their assertions check. Capturing all of them would quadruple the pictures to
 * review.
 */
export const picturedAs = (
  tags: readonly string[],
  chromatic: ChromaticParameters | undefined,
): ChromaticParameters => {
  const modes = distinctModes(chromatic?.modes ?? {});
  return {
    ...chromatic,
    modes,
    disableSnapshot: chromatic?.disableSnapshot === true || !tags.includes('visual'),
  };
};
