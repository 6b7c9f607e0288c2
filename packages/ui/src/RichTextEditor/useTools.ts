import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { EngineHandle } from './engine/engineProps.ts';
import type { EditorPicture } from './picture.ts';
import type { ToolId } from './tools.ts';

/** Opens the file dialog for pictures. */
function choosePictures(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true });
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}

export interface ToolsOptions {
  readonly engine: RefObject<EngineHandle | null>;
  /** Whether the editor has replaced the plain field. */
  readonly isEditor: boolean;
  /** Requests the editor. */
  readonly requestEngine: () => void;
  readonly takePicture: ((file: File) => Promise<EditorPicture | undefined>) | undefined;
}

/** Runs the tools in the editor; a tool pressed before the editor is loaded runs once it is. */
export function useTools({ engine, isEditor, requestEngine, takePicture }: ToolsOptions) {
  const pending = useRef<ToolId>(undefined);
  useLayoutEffect(() => {
    if (!isEditor) return;
    if (pending.current !== undefined) engine.current?.run(pending.current);
    pending.current = undefined;
  }, [engine, isEditor]);

  const put = async (files: readonly File[]) => {
    for (const one of files) {
      const picture = await takePicture?.(one);
      if (picture) engine.current?.insertPicture(picture.src, picture.alt);
    }
  };
  const putPictures = (files: readonly File[]) => void put(files);
  const runTool = (tool: ToolId) => {
    if (tool === 'picture') {
      requestEngine();
      choosePictures(putPictures);
    } else if (isEditor) engine.current?.run(tool);
    else {
      pending.current = tool;
      requestEngine();
    }
  };
  return { runTool, putPictures };
}
