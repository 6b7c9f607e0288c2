import { toast } from '../../shared/overlays/toast.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { startItem, type TodayItem } from './today.store.ts';

/** Begins something of today and goes into it; says so where that fails. */
export async function begin(item: TodayItem, problem: string): Promise<void> {
  const started = await startItem(item);
  if (started.isDone) navigate(`/lib/subject/doing?recordId=${encodeURIComponent(started.value)}`);
  else toast(started.message || problem, { tone: 'danger' });
}
