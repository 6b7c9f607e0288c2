import type { Texts } from '@lectern/ui/locale';

/** What a component is for, and what it is mistakenly used for, with the alternative; one sentence each. */
export type Guide = Texts<{ use: string; avoid: string }>;

/** Guides by the component's name. */
export type Guides = Readonly<Record<string, Guide>>;
