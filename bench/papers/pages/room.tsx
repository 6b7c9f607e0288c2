import '@lectern/themes/styles';
import DoingPage from '../../../apps/site/src/features/practice/room/DoingPage.tsx';
import { setStage } from '../../ui/stage.tsx';
import { playSchool } from '../school.ts';

playSchool();

setStage(<DoingPage />);
