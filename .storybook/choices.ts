import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Returns the members of a union of string literals, such as `'small' | 'large'`; empty for any other type. */
export const choicesIn = (type: string): string[] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type) ? type.split(' | ').map((text) => text.slice(1, -1)) : [];

/** Offers the values of a prop whose type is a union of strings; the table shows the type as it is written. */
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
