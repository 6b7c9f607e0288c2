import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Stories of former students (`/StudentsVoice`). */
export const testimonialRoutes: readonly Route[] = [
  {
    id: 'testimonials.list',
    path: '/StudentsVoice',
    access: 'visitor',
    title: { zh: '学员心声', en: 'Student voices' },
    load: [{ call: 'testimonials.list', input: { pageNo: '?page|1', pageSize: 5 } }],
    screen: lazyScreen(() => import('./TestimonialsPage.tsx')),
  },
];
