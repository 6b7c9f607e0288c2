import { useMemo } from 'react';
import { CascaderField, type LoadChildren } from '../../Cascader/index.ts';
import { answerWith } from '../form.ts';
import type { RendererProps } from './types.ts';

/** A choice from a tree; the answer is the path from the root. */
export function CascadeRenderer({ field, answer, shell, onChange, onLeave, loadOptions }: RendererProps) {
  const loadChildren = useMemo<LoadChildren | undefined>(
    () => loadOptions && ((node, { signal }) => loadOptions(field.id, String(node.value), signal)),
    [loadOptions, field.id],
  );
  return (
    <CascaderField
      {...shell}
      options={field.options}
      value={answer.values.length > 0 ? answer.values : null}
      isDisabled={field.isReadOnly}
      loadChildren={loadChildren}
      onChange={(path) => onChange(answerWith(...path.map(String)))}
      onBlur={onLeave}
    />
  );
}
