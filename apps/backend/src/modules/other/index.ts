import type { Module } from '../../platform/module.ts';
import { mountRecord } from './record/mountRecord.ts';
import { otherRoutes } from './other.routes.ts';

/** The student's learning archive, and the points for learning. */
export const otherModule: Module = { name: 'other', routes: otherRoutes, plugin: mountRecord };
