import '@lectern/themes/styles';
import DoingPage from '../../../apps/site/src/features/practice/room/DoingPage.tsx';
import { setStage } from '../../ui/stage.tsx';
import { setUpFakeSchool } from '../school.ts';

setUpFakeSchool();

setStage(<DoingPage />);
