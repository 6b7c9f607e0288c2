import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { setStage } from '../../ui/stage.tsx';

setStage(<DatePicker defaultValue={dayjs('2026-09-01')} />);
