import type { Texts } from '@lectern/ui/locale';

/** What a component is for, and what it is taken for by mistake, with what to take instead; a sentence each. */
export type Guide = Texts<{ use: string; avoid: string }>;

/** Guides by the component's name. */
export type Guides = Readonly<Record<string, Guide>>;
