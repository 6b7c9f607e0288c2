import * as Radix from '@radix-ui/react-select';
import type { ComponentProps } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts';
import { currentNonce } from '../nonce/index.ts';
import { usePortalTheme } from '../portal/index.ts';
import { createWarmUp } from '../internal/warmUp.tsx';
import type { SelectOption } from './option.ts';
import * as css from './Select.css.ts';

export interface OpenableSelectProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  trigger: ComponentProps<'button'>;
  shown: string;
}

// Radix treats the empty string as no choice, so all values are passed with a prefix.
const mark = (value: string) => `=${value}`;

/**
 * Renders an open list in advance, once for the whole page. It uses no portal, which would render only after an
 * effect.
 */
export const warmUpList = createWarmUp(() => (
  <Radix.Root open value={mark('a')}>
    <Radix.Trigger />
    <List
      options={[
        { value: 'a', label: 'a' },
        { value: 'b', label: 'b' },
      ]}
      value="a"
    />
  </Radix.Root>
));

/** The select with its list, initially open: it is mounted when the select is first opened. */
export function OpenableSelect({ options, value, onChange, onBlur, trigger, shown }: OpenableSelectProps) {
  return (
    <Radix.Root
      defaultOpen
      value={value === null ? '' : mark(value)}
      onValueChange={(next) => onChange(next.slice(1))}
      onOpenChange={(isOpen) => !isOpen && onBlur?.()}
      disabled={trigger.disabled === true}
    >
      <Radix.Trigger {...trigger}>
        <span className={css.value}>{shown}</span>
        <ChevronDownIcon className={css.chevron} />
      </Radix.Trigger>
      <Radix.Portal>
        <List options={options} value={value} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function List({ options, value }: Pick<OpenableSelectProps, 'options' | 'value'>) {
  const theme = usePortalTheme();
  const nonce = currentNonce();
  return (
    <Radix.Content className={`${theme} ${css.list}`} position="popper" sideOffset={4}>
      <Radix.Viewport {...(nonce !== undefined && { nonce })}>
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            className={css.option}
            value={mark(option.value)}
            disabled={option.isDisabled === true}
          >
            <Radix.ItemText>{option.label}</Radix.ItemText>
            {option.value === value && <CheckIcon />}
          </Radix.Item>
        ))}
      </Radix.Viewport>
    </Radix.Content>
  );
}
