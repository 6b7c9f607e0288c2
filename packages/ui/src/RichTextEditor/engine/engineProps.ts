import type { Ref } from 'react';
import type { ControlProps } from '../../fields/index.ts';
import type { DrawFormula } from '../draw.ts';
import type { EditorFormat, ToolId, ToolStates } from '../tools.ts';

/** Methods that the field calls on the editor. */
export interface EngineHandle {
  run: (tool: ToolId) => void;
  focus: () => void;
  insertPicture: (src: string, alt: string) => void;
}

export interface EngineProps {
  readonly handle: Ref<EngineHandle>;
  readonly control: ControlProps;
  readonly label: string;
  readonly format: EditorFormat;
  readonly value: string;
  readonly rows: number;
  readonly placeholder: string | undefined;
  readonly maxLength: number | undefined;
  readonly draw: DrawFormula | undefined;
  /** Selection in the plain field, if it had the focus. */
  readonly caret: readonly [number, number] | undefined;
  readonly onChange: (value: string) => void;
  readonly onStates: (states: ToolStates) => void;
  readonly onPictures: ((files: readonly File[]) => void) | undefined;
  /** Called when typed or pasted text exceeds the limit. */
  readonly onFull: () => void;
  readonly onLeaveToTools: () => void;
  /** Called with the editable element when it is mounted, and with null when it is unmounted. */
  readonly onField: (field: HTMLElement | null) => void;
}

/** Ref to the latest props, for objects that outlive a render. */
export interface Latest {
  readonly current: EngineProps;
}
