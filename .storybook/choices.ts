import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The texts of a type that is a choice of texts, as `'small' | 'large'`; none of any other type. */
export const choicesIn = (type: string): string[] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type) ? type.split(' | ').map((text) => text.slice(1, -1)) : [];

/** Offers what a prop may be where its type says so; the type itself stands in the table as it is written. */
export const offerChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const options = choicesIn(argType.table?.type?.summary ?? '');
      return [
        name,
        options.length > 0 ? { ...argType, options, control: { type: 'select' as const } } : argType,
      ];
    }),
  );
