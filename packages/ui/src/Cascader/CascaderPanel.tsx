import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Popup, useIsPhone, useIsTouch, type PopupCloseReason } from '../Popup/index.ts';
import { createWarmUp } from '../internal/warmUp.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import { Columns } from './Columns.tsx';
import { Results } from './Results.tsx';
import type { CascaderNode } from './tree.ts';
import { useBrowsing } from './browsing/useBrowsing.ts';
import { useChildren, type LoadChildren, type LoadedChildren } from './useChildren.ts';
import { useSearch } from './search/useSearch.ts';

const sample: readonly CascaderNode[] = [{ value: 0, label: 'a', children: [{ value: 0, label: 'a' }] }];

/** Renders both views of a panel, columns and results, in advance. */
export const warmUpPanel = createWarmUp(() =>
  ['', 'a'].map((typed) => (
    <CascaderPanel
      key={typed}
      id=""
      label=""
      anchor={{ current: null }}
      options={sample}
      chosen={[]}
      loaded={new WeakMap()}
      loadChildren={undefined}
      expandOn="click"
      canChooseBranch
      isSearchable
      searchLimit={1}
      typed={typed}
      onChoose={() => undefined}
      onClose={() => undefined}
    />
  )),
);

export interface CascaderPanelProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly CascaderNode[];
  /** The chosen node preceded by its parents; empty if nothing is chosen. */
  chosen: readonly CascaderNode[];
  loaded: LoadedChildren;
  loadChildren: LoadChildren | undefined;
  expandOn: 'click' | 'hover';
  canChooseBranch: boolean;
  isSearchable: boolean;
  searchLimit: number;
  /** Text typed on the closed field. */
  typed: string;
  onChoose: (nodes: CascaderNode[]) => void;
  /** Called to close the panel; `hasFocus` says whether the focus should return to the field. */
  onClose: (hasFocus: boolean) => void;
}

/**
 * The open panel of the cascader: a search field above the columns, or above the results while a search text is
 * entered.
 */
export function CascaderPanel({
  id,
  label,
  anchor,
  options,
  chosen,
  loaded,
  loadChildren,
  expandOn,
  canChooseBranch,
  isSearchable,
  searchLimit,
  typed,
  onChoose,
  onClose,
}: CascaderPanelProps) {
  const isSheet = useIsPhone();
  const isTouch = useIsTouch() || isSheet;
  const listId = useId();
  const hitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (nodes: CascaderNode[]) => {
    onChoose(nodes);
    onClose(true);
  };
  const children = useChildren(loadChildren, loaded);
  const tree = { options, children, canChooseBranch, onDone: choose };
  const browsing = useBrowsing({ ...tree, chosen, isSheet, onChoose });
  const search = useSearch({
    ...tree,
    areFetched: loadChildren !== undefined,
    isSearchable,
    searchLimit,
    typed,
  });
  const { list, opened } = browsing;
  const { isSearching } = search;

  const isTyping = typed !== '' || (isSearchable && !isTouch);
  useEffect(() => {
    (isTyping ? input.current : list.current)?.focus({ preventScroll: true });
  }, [isTyping, list]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // During input method composition Enter confirms the text and must not choose a node.
    if (event.nativeEvent.isComposing) return;
    if (isSearching) search.handleKey(event);
    else browsing.handleKey(event);
  };
  const handleType = (query: string) => {
    browsing.forget();
    search.type(query);
  };
  const handleClose = (reason: PopupCloseReason) => {
    if (reason === 'escape' && search.query) search.type('');
    else onClose(reason === 'escape' || isSheet);
  };

  const { cursor } = browsing.position;
  const active = isSearching
    ? search.hits[search.hit] && `${hitsId}-${search.hit}`
    : cursor && `${listId}-${cursor.level}-${cursor.index}`;
  return (
    <Popup anchor={anchor} id={id} aria-label={label} isAsWide onClose={handleClose}>
      <div className={css.panel} onPointerMove={browsing.handlePointer}>
        {isSheet && (
          <SheetHead
            label={label}
            isDone={canChooseBranch && chosen.length > 0}
            onClose={() => onClose(true)}
          />
        )}
        {isSearchable && (
          <SearchField
            ref={input}
            aria-haspopup={isSearching ? 'listbox' : 'tree'}
            aria-controls={isSearching ? hitsId : listId}
            aria-activedescendant={active || undefined}
            value={search.query}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        )}
        {isSheet && !isSearching && opened.length > 0 && <Breadcrumb nodes={opened} onGo={browsing.goBack} />}
        <div className={css.body} {...(isSearching && { 'data-searching': '' })}>
          <Columns
            id={listId}
            isAway={isSearching}
            browsing={browsing}
            chosen={chosen}
            isSheet={isSheet}
            isTouch={isTouch}
            isFocusable={!isSearchable}
            opensOnHover={expandOn === 'hover' && !isSheet}
            isBranch={children.isBranch}
            onRetry={() => {
              browsing.retry();
              (input.current ?? list.current)?.focus();
            }}
            onKeyDown={handleKeyDown}
          />
          {search.shown && (
            <Results
              id={hitsId}
              isAway={!isSearching}
              results={search.shown.result}
              query={search.shown.query}
              active={search.hit}
              isTouch={isTouch}
              onChoose={choose}
            />
          )}
        </div>
      </div>
    </Popup>
  );
}

interface SheetHeadProps {
  label: string;
  /** Whether a choice was made, so that a button to accept it and close the panel is shown. */
  isDone: boolean;
  onClose: () => void;
}

/** Header of the panel on a phone, where the panel fills the screen. */
function SheetHead({ label, isDone, onClose }: SheetHeadProps) {
  const text = useTexts(texts);
  return (
    <div className={css.head}>
      <p className={css.title}>{label}</p>
      {isDone && (
        <button type="button" className={css.action} onClick={onClose}>
          {text.done}
        </button>
      )}
      <button type="button" className={css.close} aria-label={text.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}

function SearchField(input: ComponentProps<'input'>) {
  const text = useTexts(texts);
  return (
    <div className={css.search}>
      <SearchIcon />
      <input
        {...input}
        className={css.input}
        role="combobox"
        aria-label={text.searchIn}
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text.searchIn}
      />
    </div>
  );
}
