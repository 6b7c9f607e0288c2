import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { ChevronDownIcon, CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import type { SelectControlProps } from '../Select/index.ts';
import * as css from './Cascader.css.ts';
import { texts } from './Cascader.texts.ts';
import { CascaderPanel, warmUpPanel } from './CascaderPanel.tsx';
import {
  findByValue,
  nodesAlong,
  type CascaderNode,
  type CascaderPath,
  type CascaderValue,
  type ChildrenOf,
} from './tree.ts';
import type { LoadChildren, LoadedChildren } from './useChildren.ts';
import { prepareSearch } from './search/useSearch.ts';

export interface CascaderProps extends SelectControlProps {
  /** The tree. Keep its objects identical between renders: loaded children and the search index are keyed by them. */
  options: readonly CascaderNode[];
  /**
   * The chosen path from the root, or only the chosen node's own value; `null` if nothing is chosen. `0` and
   * `''` are valid values.
   */
  value: CascaderPath | CascaderValue | null;
  /**
   * Called with the chosen path and its nodes; both are empty when the value was cleared. In single-value mode
   * the value is the last of the path.
   */
  onChange: (path: CascaderValue[], nodes: CascaderNode[]) => void;
  /** Called when the focus leaves the field and its panel. */
  onBlur?: (() => void) | undefined;
  /**
   * Fetches the children of a node that has none yet; without this prop such a node is a leaf. The search
   * covers only loaded nodes.
   */
  loadChildren?: LoadChildren | undefined;
  /**
   * What opens the next column: a click, or a mouse pointer resting for 150 ms. Touch always taps.
   * @defaultValue 'click'
   */
  expandOn?: 'click' | 'hover' | undefined;
  /** Whether nodes with children can be chosen too. @defaultValue false */
  canChooseBranch?: boolean | undefined;
  /** Whether there is a search field. @defaultValue true */
  isSearchable?: boolean | undefined;
  /** Maximum number of results shown: the best ranked ones. The total is shown too. @defaultValue 50 */
  searchLimit?: number | undefined;
  /** Whether the value can be cleared. @defaultValue true */
  isClearable?: boolean | undefined;
  /** Whether the field is disabled and cannot be opened. @defaultValue false */
  isDisabled?: boolean | undefined;
  /** Text while nothing is chosen. @defaultValue 请选择 / Choose */
  placeholder?: string | undefined;
  /** Text for a chosen path whose nodes are not loaded yet. */
  valueLabel?: string | undefined;
  /** Form field name under which the value is submitted: one entry, or for a path one entry per level. */
  name?: string | undefined;
  /** Ref to the closed field's button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const isPath = (value: CascaderProps['value']): value is CascaderPath => Array.isArray(value);

/** Returns the chosen node preceded by its parents; empty if not all of them are loaded. */
function nodesOf(
  options: readonly CascaderNode[],
  value: CascaderProps['value'],
  childrenOf: ChildrenOf,
): CascaderNode[] {
  if (value === null) return [];
  if (!isPath(value)) return findByValue(options, value, childrenOf);
  const nodes = nodesAlong(options, value, childrenOf);
  return nodes.length === value.length ? nodes : [];
}

const isTyped = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Chooses a node from a tree, with one column per level; a phone shows one column at a time. Closed, it is a
 * single button. The search index is built while the page is idle, so mounting 50,000 nodes costs nothing.
 */
export function Cascader({
  options,
  value,
  onChange,
  onBlur,
  loadChildren,
  expandOn = 'click',
  canChooseBranch = false,
  isSearchable = true,
  searchLimit = 50,
  isClearable = true,
  isDisabled = false,
  placeholder,
  valueLabel,
  name,
  ref,
  ...control
}: CascaderProps) {
  const text = useTexts(texts);
  const [loaded] = useState<LoadedChildren>(() => new WeakMap());
  const [opened, setOpened] = useState<{ typed: string } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);

  const values = isPath(value) ? value : value === null ? [] : [value];
  const isEmpty = values.length === 0;
  const chosen = nodesOf(options, value, (node) => loaded.get(node) ?? node.children);
  const known = chosen.length > 0 ? chosen.map((node) => node.label).join(' / ') : valueLabel;
  const shown = isEmpty ? (placeholder ?? text.placeholder) : (known ?? values.join(' / '));
  const hasClear = isClearable && !isEmpty && !isDisabled;
  const isOpen = opened !== null;

  useEffect(() => {
    if (!isSearchable || isDisabled) return;
    prepareSearch(options, { limit: searchLimit, canChooseBranch });
    warmUpPanel();
  }, [options, isSearchable, isDisabled, searchLimit, canChooseBranch]);
  const open = (typed = '') => setOpened({ typed: isSearchable ? typed : '' });
  const close = useCallback(
    (hasFocus: boolean) => {
      setOpened(null);
      if (hasFocus) button.current?.focus();
      else onBlur?.();
    },
    [onBlur],
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !isTyped(event)) return;
    event.preventDefault();
    open(isTyped(event) ? event.key : '');
  };
  const handleChoose = (nodes: CascaderNode[]) =>
    onChange(
      nodes.map((node) => node.value),
      nodes,
    );

  return (
    <div ref={frame} className={css.frame}>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        className={css.trigger}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        {...(isEmpty && { 'data-placeholder': '' })}
        {...(hasClear && { 'data-clearable': '' })}
        onBlur={() => !isOpen && onBlur?.()}
        onClick={() => (isOpen ? close(true) : open())}
        onKeyDown={handleKeyDown}
      >
        <span className={css.value}>{shown}</span>
        <ChevronDownIcon className={css.chevron} />
      </button>
      {hasClear && (
        <button
          type="button"
          className={css.clear}
          aria-label={text.clear}
          onClick={() => {
            onChange([], []);
            button.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {name !== undefined &&
        !isDisabled &&
        values.map((one, level) => <input key={level} type="hidden" name={name} value={String(one)} />)}
      {isOpen && (
        <CascaderPanel
          id={panelId}
          label={control['aria-label'] ?? placeholder ?? text.placeholder}
          anchor={frame}
          options={options}
          chosen={chosen}
          loaded={loaded}
          loadChildren={loadChildren}
          expandOn={expandOn}
          canChooseBranch={canChooseBranch}
          isSearchable={isSearchable}
          searchLimit={searchLimit}
          typed={opened.typed}
          onChoose={handleChoose}
          onClose={close}
        />
      )}
    </div>
  );
}
