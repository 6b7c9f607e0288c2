import type { Module } from '../http/module.ts';

/** Every module, in the order in which they are set up and seeded: what others build on comes first. */
export const modules: readonly Module[] = [];
