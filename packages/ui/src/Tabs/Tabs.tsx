import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode, Ref } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab<Id extends string = string> {
  /** Unique among the tabs. */
  id: Id;
  /** Label of the tab. */
  label: string;
  /** Number of items in the panel; if omitted, none is shown. */
  count?: number;
  /** Shown, but cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
  /** Content of the panel; mounted only while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly Tab<Id>[];
  /** Id of the chosen tab; if omitted, the tabs manage it themselves, beginning with the first. */
  value?: Id;
  /** Called with the id of the chosen tab. */
  onChange?: (id: Id) => void;
}

/** Sections of one subject, one visible at a time. Arrow keys choose a tab, Home and End jump to the first and last. */
export function Tabs<Id extends string>({ ref, label, tabs, value, onChange }: TabsProps<Id>) {
  const handleChange = (next: string) => {
    const chosen = tabs.find(({ id }) => id === next);
    if (chosen) onChange?.(chosen.id);
  };
  const first = tabs[0]?.id;
  return (
    <Radix.Root
      {...(ref !== undefined && { ref })}
      onValueChange={handleChange}
      {...(value !== undefined && { value })}
      {...(first !== undefined && { defaultValue: first })}
    >
      <Radix.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className={css.tab} value={tab.id} disabled={tab.isDisabled === true}>
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} className={css.panel} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
