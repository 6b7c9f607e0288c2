import type { Mode } from '@lectern/ui/stage';

/** What Chromatic reads of a story. */
interface ChromaticParameters {
  modes?: Readonly<Record<string, Mode>>;
  disableSnapshot?: boolean;
}

/** A mode with what it leaves to the toolbar's first values, so that two names of one look are found out. */
const lookOf = ({ scheme = 'light', viewport = 820, ...rest }: Mode): string =>
  JSON.stringify([scheme, viewport, Object.entries(rest).toSorted()]);

/** The modes of a story without those that look like one before: the tablet's width is what light is shown at. */
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
 * Says of a story whether it is pictured, and in what. Only those tagged `visual` are: the others show how something
 * behaves (keys, refusals, broken lines, bad input) and end in a look that a pictured story has already, or in one
 * that only its assertions are about. A picture of each would be four times as many, and as many to review.
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
