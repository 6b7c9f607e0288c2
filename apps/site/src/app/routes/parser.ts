import { parse } from 'regexparam';

/** Reads the paths of routes, as wouter's own router does. */
export const defaultParser = parse;
