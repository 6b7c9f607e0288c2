import type { Ref } from 'react';
import type { ControlProps } from '../../fields/index.ts';
import type { DrawFormula } from '../draw.ts';
import type { EditorFormat, ToolId, ToolStates } from '../tools.ts';

/** What the field asks of the editor in it. */
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
  /** Where the caret was in the plain field, if it was in it. */
  readonly caret: readonly [number, number] | undefined;
  readonly onChange: (value: string) => void;
  readonly onStates: (states: ToolStates) => void;
  readonly onPictures: ((files: readonly File[]) => void) | undefined;
  /** There is no room for what was typed or pasted. */
  readonly onFull: () => void;
  readonly onLeaveToTools: () => void;
  /** The element that is typed into is here, or gone. */
  readonly onField: (field: HTMLElement | null) => void;
}

/** What the editor is given now, for what lives longer than one drawing of it. */
export interface Latest {
  readonly current: EngineProps;
}
