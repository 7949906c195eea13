import { Button } from '@serein/ui';
import { Mic, Square, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import styles from './AudioRecorder.module.css';
import type { Recorder } from './use-recorder.ts';

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface AudioRecorderProps {
  recorder: Recorder;
  audio: Blob | null;
  onDiscard: () => void;
}

/** One button that starts and stops a recording; what was recorded can be heard and thrown away. */
export function AudioRecorder({ recorder, audio, onDiscard }: AudioRecorderProps) {
  const { state, seconds, toggle } = recorder;
  const isRecording = state === 'recording';
  const area = useFocusKeeper<HTMLDivElement>();
  return (
    <div className={styles.recorder} {...area}>
      <div className={styles.row}>
        <Button
          variant={isRecording ? 'danger' : 'secondary'}
          icon={isRecording ? <Square size={18} aria-hidden /> : <Mic size={18} aria-hidden />}
          aria-pressed={isRecording}
          data-keeps-focus
          onClick={toggle}
        >
          {isRecording ? `Stop recording ${minutes(seconds)}` : audio ? 'Record again' : 'Record a message instead'}
        </Button>
        {audio && !isRecording && (
          <Button variant="ghost" icon={<Trash2 size={18} aria-hidden />} onClick={onDiscard}>
            Discard
          </Button>
        )}
      </div>
      {audio && !isRecording && <Playback audio={audio} />}
      <p className={styles.hint} role="status">
        {isRecording && 'Recording. It goes to your doctor with the booking.'}
        {state === 'failed' && 'The microphone is not available. You can write instead.'}
      </p>
    </div>
  );
}

function Playback({ audio }: { audio: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(audio);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [audio]);
  // biome-ignore lint/a11y/useMediaCaption: the visitor's own words of a moment ago; there is nothing to caption them from
  return <audio controls src={address} className={styles.playback} aria-label="Your recorded message" />;
}
