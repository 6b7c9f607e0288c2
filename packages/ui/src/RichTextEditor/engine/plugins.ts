import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, NodeSelection, type Plugin } from 'prosemirror-state';
import { bulkFormulaPlugin, formulaRules, undoConversion } from './formulas.ts';

/** Command that always applies. */
const pressed =
  (act: () => void): Command =>
  () => {
    act();
    return true;
  };

/** Command that opens the selected formula. */
const openFormula =
  (open: () => void): Command =>
  ({ selection }) => {
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'formula') return false;
    open();
    return true;
  };

export interface EditorKeys {
  /** Opens the dialog of the selected formula, or of a new one. */
  readonly openFormula: (() => void) | undefined;
  readonly leaveToTools: () => void;
}

/** Returns the plugins of the editor: keymaps, input rules and history. */
export function pluginsOf(schema: Schema, { openFormula: open, leaveToTools }: EditorKeys): Plugin[] {
  const nodes: Readonly<Record<string, NodeType>> = schema.nodes;
  const { formula, heading, blockquote: quote, bullet_list: bullets, ordered_list: numbers } = nodes;
  const { list_item: item, hard_break: lineBreak } = nodes;
  const { strong, em }: Readonly<Record<string, MarkType>> = schema.marks;
  const rules = [
    ...(open && formula ? formulaRules(formula) : []),
    ...(heading
      ? [textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([sign = '']) => ({ level: sign.trim().length }))]
      : []),
    ...(quote ? [wrappingInputRule(/^\s*>\s$/, quote)] : []),
    ...(bullets ? [wrappingInputRule(/^\s*[-+*]\s$/, bullets)] : []),
    ...(numbers ? [wrappingInputRule(/^1[.、]\s$/, numbers)] : []),
  ];
  const insertBreak: Command = (state, dispatch) => {
    if (!lineBreak) return false;
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  };
  const keys: Record<string, Command> = {
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Backspace: undoConversion,
    'Alt-F10': pressed(leaveToTools),
    ...(lineBreak && { 'Shift-Enter': insertBreak }),
    ...(strong && { 'Mod-b': toggleMark(strong) }),
    ...(em && { 'Mod-i': toggleMark(em) }),
    ...(item && { 'Mod-[': liftListItem(item), 'Mod-]': sinkListItem(item) }),
    ...(open && { 'Alt-=': pressed(open) }),
  };
  const enter = [...(open ? [openFormula(open)] : []), ...(item ? [splitListItem(item)] : [])];
  if (enter.length > 0) keys['Enter'] = chainCommands(...enter);
  return [
    inputRules({ rules }),
    ...(open && formula ? [bulkFormulaPlugin(formula)] : []),
    history(),
    keymap(keys),
    keymap(baseKeymap),
  ];
}
