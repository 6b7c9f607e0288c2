import { oneOf } from '@lectern/sdk';
import { FilterChips } from '@lectern/ui/FilterChips';
import { navigate } from '../../routes/hashLocation.ts';

export interface ListFilterProps<Choice extends string> {
  /** What is filtered by. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly names: Readonly<Record<Choice, string>>;
  /** Number of rows per choice, where known. */
  readonly counts?: Readonly<Partial<Record<Choice, number>>> | undefined;
  /** The choice named by the address; undefined means all. */
  readonly value: Choice | undefined;
  /** Returns the address of a choice. */
  readonly hrefOf: (choice: Choice | undefined) => string;
}

/** One filter of a list, stored in the address. */
export function ListFilter<Choice extends string>({
  label,
  choices,
  names,
  counts,
  value,
  hrefOf,
}: ListFilterProps<Choice>) {
  return (
    <FilterChips
      label={label}
      options={choices.map((choice) => {
        const count = counts?.[choice];
        return { value: choice, label: names[choice], ...(count !== undefined && { count }) };
      })}
      value={value ?? null}
      onChange={(choice) => navigate(hrefOf(oneOf(choice, choices, undefined)))}
    />
  );
}
