import { CONSULTATION_MODES } from '@serein/contracts/care';
import { MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConsultationMode } from './booking-draft.ts';
import styles from './ModePicker.module.css';

const MODES: Readonly<Record<ConsultationMode, { icon: ReactNode; name: string; text: string }>> = {
  online: { icon: <Video size={24} aria-hidden />, name: 'Online', text: 'A video call from where you are' },
  offline: { icon: <MapPin size={24} aria-hidden />, name: 'In person', text: 'At the doctor’s practice' },
};

export interface ModePickerProps {
  selected: ConsultationMode;
  onSelect: (mode: ConsultationMode) => void;
}

export function ModePicker({ selected, onSelect }: ModePickerProps) {
  return (
    <fieldset>
      <legend>
        <h2 className={styles.legend}>How would you like to meet?</h2>
      </legend>
      <div className={styles.modes}>
        {CONSULTATION_MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="consultation-mode"
              value={mode}
              className={styles.input}
              checked={mode === selected}
              onChange={() => onSelect(mode)}
            />
            {MODES[mode].icon}
            <span>
              <span className={styles.name}>{MODES[mode].name}</span>
              <span className={styles.text}>{MODES[mode].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
