import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { ToolId, ToolStates } from '../tools.ts';

/** Returns whether the caret is inside a node of this type, for example a list. */
function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
}

function hasMark({ selection, storedMarks, doc, schema }: EditorState, name: string): boolean {
  const type = schema.marks[name];
  if (!type) return false;
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** Returns the editor command of a tool; undefined for tools that open a dialog. */
export function commandOf(tool: ToolId, state: EditorState): Command | undefined {
  const { nodes, marks } = state.schema;
  const list = (name: 'bullet_list' | 'ordered_list'): Command | undefined => {
    const [type, item] = [nodes[name], nodes['list_item']];
    if (!type || !item) return undefined;
    return isInside(state, name) ? liftListItem(item) : wrapInList(type);
  };
  switch (tool) {
    case 'strong':
    case 'em':
      return marks[tool] && toggleMark(marks[tool]);
    case 'heading': {
      const [heading, paragraph] = [nodes['heading'], nodes['paragraph']];
      if (!heading || !paragraph) return undefined;
      return isInside(state, 'heading') ? setBlockType(paragraph) : setBlockType(heading, { level: 3 });
    }
    case 'bullets':
      return list('bullet_list');
    case 'numbers':
      return list('ordered_list');
    case 'quote':
      return isInside(state, 'blockquote') ? lift : nodes['blockquote'] && wrapIn(nodes['blockquote']);
    case 'undo':
      return undo;
    case 'redo':
      return redo;
    default:
      return undefined;
  }
}

const PRESSED: readonly (readonly [ToolId, (state: EditorState) => boolean])[] = [
  ['strong', (state) => hasMark(state, 'strong')],
  ['em', (state) => hasMark(state, 'em')],
  ['heading', (state) => isInside(state, 'heading')],
  ['bullets', (state) => isInside(state, 'bullet_list')],
  ['numbers', (state) => isInside(state, 'ordered_list')],
  ['quote', (state) => isInside(state, 'blockquote')],
];

/** Returns the states of the tools for a state of the editor. */
export function statesOf(state: EditorState): ToolStates {
  return {
    pressed: new Set(PRESSED.flatMap(([tool, isPressed]) => (isPressed(state) ? [tool] : []))),
    closed: new Set<ToolId>([
      ...(undoDepth(state) === 0 ? (['undo'] as const) : []),
      ...(redoDepth(state) === 0 ? (['redo'] as const) : []),
    ]),
  };
}
