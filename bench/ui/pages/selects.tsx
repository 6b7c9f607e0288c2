import '@lectern/themes/styles';
import { Select } from '@lectern/ui/Select';
import { courses, fiftySelects } from '../samples.ts';
import { setStage } from '../stage.tsx';

setStage(
  fiftySelects.map((name) => (
    <Select key={name} aria-label={name} options={courses} value="3" onChange={() => undefined} />
  )),
);
