import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { setStage } from '../../ui/stage.tsx';

const chosen = new Date(2026, 8, 1);

/** Only a calendar; here a button opens it, and typed text is not parsed. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        2026-09-01
      </button>
      {isOpen && <DayPicker mode="single" selected={chosen} defaultMonth={chosen} />}
    </>
  );
}

setStage(<Page />);
