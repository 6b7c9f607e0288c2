import { tailwindPreset, type TailwindPreset } from './tokens/tailwind.ts';

export type { TailwindPreset } from './tokens/tailwind.ts';

/** Preset for Tailwind 3.4: `presets: [lectern]` in its configuration. */
export const lectern: TailwindPreset = tailwindPreset();
