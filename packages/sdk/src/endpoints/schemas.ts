export * as parts from './parts.schema.ts';
export * as home from './home/home.schema.ts';
export * as news from './news/news.schema.ts';
export * as shell from './shell/shell.schema.ts';
export * as sso from './sso/sso.schema.ts';
export * as teachers from './teachers/teachers.schema.ts';
