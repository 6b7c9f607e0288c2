import { createIcon, type Icon } from '../icon/createIcon.tsx';
import { ImageIcon } from '../icon/index.ts';

export const TOOLS = [
  'strong',
  'em',
  'heading',
  'bullets',
  'numbers',
  'quote',
  'formula',
  'picture',
  'undo',
  'redo',
] as const;
export type ToolId = (typeof TOOLS)[number];

/** Format of the content: HTML, or text with TeX between dollar signs as in the platform's API. */
export type EditorFormat = 'html' | 'text';

/** Tools that only the format `html` has. */
const OF_HTML: readonly ToolId[] = ['strong', 'em', 'heading', 'bullets', 'numbers', 'quote'];

/** Returns the tools of a field. */
export function toolsOf(format: EditorFormat, hasFormulas: boolean, hasPictures: boolean): ToolId[] {
  return TOOLS.filter(
    (tool) =>
      (format === 'html' || !OF_HTML.includes(tool)) &&
      (hasFormulas || tool !== 'formula') &&
      (hasPictures || tool !== 'picture'),
  );
}

export const icons: Readonly<Record<ToolId, Icon>> = {
  strong: /* @__PURE__ */ createIcon('M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z'),
  em: /* @__PURE__ */ createIcon('M10 5h7M7 19h7M14 5l-4 14'),
  heading: /* @__PURE__ */ createIcon('M6 5v14M18 5v14M6 12h12'),
  bullets: /* @__PURE__ */ createIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  numbers: /* @__PURE__ */ createIcon(
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5a1.3 1.3 0 1 1 2.2 1L4 19h3',
  ),
  quote: /* @__PURE__ */ createIcon('M5 5v14M10 8h9M10 12h9M10 16h6'),
  formula: /* @__PURE__ */ createIcon('M18 7V5H6l6 7-6 7h12v-2'),
  picture: ImageIcon,
  undo: /* @__PURE__ */ createIcon('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'),
  redo: /* @__PURE__ */ createIcon('m16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h3'),
};

/** State of the tools at the caret's position. */
export interface ToolStates {
  readonly pressed: ReadonlySet<ToolId>;
  readonly closed: ReadonlySet<ToolId>;
}

/** Returns whether a tool is a toggle; the others perform an action. */
export const isToggle = (tool: ToolId): boolean => OF_HTML.includes(tool);
