import '@lectern/themes/styles';
import { DatePicker } from '@lectern/ui/pickers';
import { setStage } from '../stage.tsx';

setStage(<DatePicker aria-label="日期" value="2026-09-01" onChange={() => undefined} />);
