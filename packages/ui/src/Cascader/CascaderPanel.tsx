import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Popup, useIsPhone, useIsTouch, type PopupCloseReason } from '../Popup/index.ts';
import { createWarmUp } from '../warm/warmUp.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import { Columns } from './Columns.tsx';
import { Results } from './Results.tsx';
import { createSearchIndex, type SearchIndex, type SearchOptions } from './search.ts';
import {
  columnsOf,
  findByStart,
  nodesAt,
  standAtNodes,
  standOn,
  take,
  type Cursor,
  type Step,
} from './trail.ts';
import type { CascaderNode } from './tree.ts';
import { useChildren, type LoadChildren, type LoadedChildren } from './useChildren.ts';
import { whenIdle } from './whenIdle.ts';

const indexes = new WeakMap<readonly CascaderNode[], SearchIndex>();

/** Gives the search index of a tree. It is built, and the most frequent letters looked for, when the page is idle. */
export function prepareSearch(options: readonly CascaderNode[], search: SearchOptions): SearchIndex {
  const known = indexes.get(options);
  if (known) return known;
  const index = createSearchIndex(
    options,
    (node) => node.children,
    (node) => (node.children?.length ?? 0) > 0,
  );
  indexes.set(options, index);
  whenIdle((hasTime) => index.build(hasTime) && index.preloadLetter(search));
  warmUpPanel();
  return index;
}

const sample: readonly CascaderNode[] = [{ value: 0, label: 'a', children: [{ value: 0, label: 'a' }] }];

/** Draws both faces of a panel in advance, columns and results. */
const warmUpPanel = createWarmUp(() =>
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
  /** The chosen node with its parents; empty while nothing is chosen. */
  chosen: readonly CascaderNode[];
  loaded: LoadedChildren;
  loadChildren: LoadChildren | undefined;
  expandOn: 'click' | 'hover';
  canChooseBranch: boolean;
  isSearchable: boolean;
  searchLimit: number;
  /** What was typed on the closed field. */
  typed: string;
  onChoose: (nodes: CascaderNode[]) => void;
  /** `hasFocus` says whether the focus should go back to the field. */
  onClose: (hasFocus: boolean) => void;
}

const steps: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'first',
  End: 'last',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** How far each key goes in the list of results; the others belong to the text field. */
const strides: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

/** How long letters typed on a list without search count as one beginning. */
const typeaheadMs = 700;

/** The opened cascader: a search field over columns, or over results while something is typed. */
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
  const text = useTexts(texts);
  const isSheet = useIsPhone();
  const isTouch = useIsTouch();
  const listId = useId();
  const hitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const beginning = useRef({ typed: '', at: 0 });
  const meant = useRef<CascaderNode | undefined>(undefined);
  const children = useChildren(loadChildren, loaded);
  const { childrenOf, isBranch, waitingOf } = children;

  const [query, setQuery] = useState(typed);
  const [hit, setHit] = useState(0);
  const [isByKeys, setByKeys] = useState(false);
  const [position, setPosition] = useState(() => standAtNodes(options, chosen, childrenOf, isSheet));
  const { trail, cursor } = position;

  const columns = columnsOf(options, trail, childrenOf);
  const search = useMemo(() => ({ limit: searchLimit, canChooseBranch }), [searchLimit, canChooseBranch]);
  const index = useMemo(
    () => (loadChildren ? createSearchIndex(options, childrenOf, isBranch) : prepareSearch(options, search)),
    // What was loaded since must be found too.
    // oxlint-disable-next-line react/exhaustive-deps
    [options, loadChildren, childrenOf, isBranch, children.version],
  );
  const isSearching = query.trim() !== '';
  const results = useMemo(
    () => (isSearching ? index.search(query, search) : null),
    [isSearching, index, query, search],
  );

  // Drawn out of sight while nobody types: a first letter then only changes the words of rows that stand there.
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        return true;
      }),
    [],
  );
  const shown = results ? { query, result: results } : isIdle && isSearchable ? index.example() : null;

  const isTyping = typed !== '' || (isSearchable && !isTouch && !isSheet);
  useEffect(() => {
    (isTyping ? input.current : list.current)?.focus({ preventScroll: true });
  }, [isTyping]);

  const choose = (nodes: CascaderNode[]) => {
    onChoose(nodes);
    onClose(true);
  };

  /** Loads what is under a node. One that was pressed and turns out to have nothing there is chosen by that press. */
  const load = (nodes: CascaderNode[], isPressed: boolean) => {
    const node = nodes.at(-1);
    meant.current = isPressed && !canChooseBranch ? node : undefined;
    children.load(nodes, () => {
      if (meant.current === node) choose(nodes);
    });
  };

  const openRow = (at: Cursor, isPressed = false) => {
    setByKeys(false);
    setPosition({ trail: [...trail.slice(0, at.level), at.index], cursor: isSheet ? null : at });
    load(nodesAt(columns, position, at), isPressed);
  };

  const handleRowClick = (at: Cursor) => {
    const nodes = nodesAt(columns, position, at);
    const node = nodes.at(-1);
    if (!node || node.isDisabled) return;
    if (!isBranch(node)) return choose(nodes);
    openRow(at, true);
    if (canChooseBranch) onChoose(nodes);
  };

  const handleTypeahead = (key: string) => {
    const now = performance.now();
    const before = now - beginning.current.at < typeaheadMs ? beginning.current.typed : '';
    beginning.current = { typed: before + key, at: now };
    const level = cursor?.level ?? columns.length - 1;
    const from = (cursor?.index ?? -1) + (before ? 0 : 1);
    const found = findByStart(columns[level] ?? [], Math.max(0, from), before + key);
    if (found !== -1) setPosition(standOn(position, { level, index: found }, isSheet));
  };

  const handleBrowsing = (event: KeyboardEvent) => {
    const step = steps[event.key];
    meant.current = undefined;
    const inList = event.target === list.current;
    if (step) {
      beginning.current = { typed: '', at: 0 };
      const next = take(step, position, options, childrenOf, isSheet);
      if (step === 'in' && cursor) load(nodesAt(columns, position, cursor), false);
      setPosition(next);
    } else if (event.key === 'Enter' || (event.key === ' ' && inList)) {
      const nodes = cursor ? nodesAt(columns, position, cursor) : [];
      const node = nodes.at(-1);
      if (!node || node.isDisabled) return;
      if (canChooseBranch || !isBranch(node)) choose(nodes);
      else {
        load(nodes, true);
        setPosition(take('in', position, options, childrenOf, isSheet));
      }
    } else if (inList && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      handleTypeahead(event.key);
    } else return;
    event.preventDefault();
    setByKeys(true);
  };

  const handleSearching = (event: KeyboardEvent) => {
    const count = results?.hits.length ?? 0;
    const stride = strides[event.key];
    if (stride !== undefined) setHit(Math.max(0, Math.min(hit + stride, count - 1)));
    else if (event.key === 'Enter') {
      const nodes = results?.hits[hit];
      if (nodes) choose(nodes);
    } else return;
    event.preventDefault();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter takes a word from an input method before it chooses a node.
    if (event.nativeEvent.isComposing) return;
    if (isSearching) handleSearching(event);
    else handleBrowsing(event);
  };

  const handleClose = (reason: PopupCloseReason) => {
    if (reason === 'escape' && query) setQuery('');
    else onClose(reason === 'escape' || isSheet);
  };

  const active = isSearching
    ? results?.hits[hit] && `${hitsId}-${hit}`
    : cursor && `${listId}-${cursor.level}-${cursor.index}`;
  const opened =
    trail.length > 0 ? nodesAt(columns, position, { level: trail.length - 1, index: trail.at(-1) ?? 0 }) : [];
  const last = opened.length === trail.length ? opened.at(-1) : undefined;
  const waiting = last && waitingOf(last);

  return (
    <Popup anchor={anchor} id={id} aria-label={label} isAsWide onClose={handleClose}>
      <div className={css.panel} onPointerMove={() => isByKeys && setByKeys(false)}>
        {isSheet && (
          <div className={css.head}>
            <p className={css.title}>{label}</p>
            {canChooseBranch && chosen.length > 0 && (
              <button type="button" className={css.action} onClick={() => onClose(true)}>
                {text.done}
              </button>
            )}
            <button type="button" className={css.close} aria-label={text.close} onClick={() => onClose(true)}>
              <CloseIcon />
            </button>
          </div>
        )}
        {isSearchable && (
          <div className={css.search}>
            <SearchIcon />
            <input
              ref={input}
              className={css.input}
              role="combobox"
              aria-label={text.searchIn}
              aria-expanded
              aria-haspopup={isSearching ? 'listbox' : 'tree'}
              aria-controls={isSearching ? hitsId : listId}
              aria-activedescendant={active || undefined}
              aria-autocomplete="list"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={text.searchIn}
              value={query}
              onChange={(event) => {
                meant.current = undefined;
                setQuery(event.target.value);
                setHit(0);
              }}
              onKeyDown={handleKeyDown}
            />
          </div>
        )}
        {isSheet && !isSearching && opened.length > 0 && (
          <Breadcrumb
            nodes={opened}
            onGo={(level) => {
              setPosition({ trail: trail.slice(0, level), cursor: null });
              list.current?.focus();
            }}
          />
        )}
        <div className={css.body} {...(isSearching && { 'data-searching': '' })}>
          <Columns
            ref={list}
            id={listId}
            isAway={isSearching}
            columns={columns}
            position={position}
            chosen={chosen}
            isByKeys={isByKeys}
            isSheet={isSheet}
            isTouch={isTouch || isSheet}
            isFocusable={!isSearchable}
            opensOnHover={expandOn === 'hover' && !isSheet}
            waiting={waiting}
            isBranch={isBranch}
            onRowClick={handleRowClick}
            onHover={(at) => openRow(at)}
            onRetry={() => {
              load(opened, true);
              (input.current ?? list.current)?.focus();
            }}
            onKeyDown={handleKeyDown}
          />
          {shown && (
            <Results
              id={hitsId}
              isAway={!isSearching}
              results={shown.result}
              query={shown.query}
              active={hit}
              isTouch={isTouch || isSheet}
              onChoose={choose}
            />
          )}
        </div>
      </div>
    </Popup>
  );
}
