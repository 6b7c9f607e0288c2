import { inBoth } from '@lectern/ui/locale';

/** Notices that the school cannot be reached, and that it can be again. */
export const offlineTexts = inBoth({
  away: ['暂时连不上网络，页面上是上次看到的内容', 'You are offline. Pages show what you last saw'],
  back: ['网络恢复了，刷新一下就能看到最新内容', 'You are back online. Reload to see the latest'],
  reload: ['刷新', 'Reload'],
});
