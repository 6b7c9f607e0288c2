import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode, Ref } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab<Id extends string = string> {
  /** Unique among the tabs. */
  id: Id;
  /** What the tab says. */
  label: string;
  /** How many things are behind it; left out, nothing is shown. */
  count?: number;
  /** Stays in its place and cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
  /** Mounted only while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The parts, in this order. */
  tabs: readonly Tab<Id>[];
  /** The chosen tab; leave it out to let the tabs keep it. */
  value?: Id;
  /** Told the tab that was chosen. */
  onChange?: (id: Id) => void;
}

/** Parts of one subject, one seen at a time. Arrow keys choose, Home and End jump. */
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
