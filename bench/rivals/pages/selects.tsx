import { Select } from 'antd';
import { courses, fiftySelects } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

setStage(fiftySelects.map((name) => <Select key={name} aria-label={name} options={courses} value="3" />));
