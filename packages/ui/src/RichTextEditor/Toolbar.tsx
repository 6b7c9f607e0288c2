import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTexts } from '../locale/index.ts';
import * as css from './RichTextEditor.css.ts';
import { texts } from './RichTextEditor.texts.ts';
import { icons, isToggle, type ToolId, type ToolStates } from './tools.ts';

export interface ToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly tools: readonly ToolId[];
  readonly states: ToolStates;
  /** Id of the field that the tools act on. */
  readonly controls: string;
  readonly onTool: (tool: ToolId) => void;
  /** Called to return the focus to the text. */
  readonly onLeave: () => void;
}

/** The toolbar: one tab stop, arrow keys move between the tools, Escape returns to the text. */
export function Toolbar({ bar, tools, states, controls, onTool, onLeave }: ToolbarProps) {
  const text = useTexts(texts);
  const [current, setCurrent] = useState(0);
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (event.key === 'Escape') onLeave();
    else if (next === undefined) return;
    else bar.current?.querySelectorAll('button')[next]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Its buttons have the focus, and their keys arrive here.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      className={css.toolbar}
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      onKeyDown={handleKeyDown}
    >
      {tools.map((tool, index) => {
        const ToolIcon = icons[tool];
        return (
          <button
            key={tool}
            type="button"
            className={css.tool}
            tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
            title={text.tools[tool]}
            aria-label={text.tools[tool]}
            {...(isToggle(tool) && { 'aria-pressed': states.pressed.has(tool) })}
            aria-disabled={states.closed.has(tool) || undefined}
            // The text keeps the focus and its caret.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => !states.closed.has(tool) && onTool(tool)}
          >
            <ToolIcon />
            {(tool === 'formula' || tool === 'picture') && (
              <span className={css.toolLabel}>{text.tools[tool]}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
