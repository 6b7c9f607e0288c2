export { color } from './base/contract.css.ts';
export { accentFill, cardBox, dangerFill, forcedEdge, rightFill, wrongFill } from './base/box.ts';
export { header } from './header/contract.css.ts';
export { footer } from './footer/contract.css.ts';
