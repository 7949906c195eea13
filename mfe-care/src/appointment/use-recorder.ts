import { MAX_AUDIO_BYTES } from '@serein/contracts/care';
import { useEffect, useRef, useState } from 'react';

/** Spec 1, section 2: the recorder yields audio/webm; a browser that cannot records what it can. */
const TYPE = 'audio/webm';
/** Clear speech, and half an hour of it under the size limit. */
const BITS_PER_SECOND = 40_000;
/** How often the recorder hands over data, so that a too long recording is ended in time. */
const SLICE_MS = 1000;

export type RecorderState = 'idle' | 'recording' | 'failed';

/** Records from the microphone; `onRecorded` gets the audio when the recording stops. */
export function useRecorder(onRecorded: (audio: Blob) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stopMicrophone(recorder.current);
    };
  }, []);

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const next = new MediaRecorder(stream, {
        audioBitsPerSecond: BITS_PER_SECOND,
        ...(MediaRecorder.isTypeSupported(TYPE) && { mimeType: TYPE }),
      });
      recorder.current = next;
      if (!isMounted.current) return stopMicrophone(next);
      const parts: Blob[] = [];
      next.ondataavailable = ({ data }) => {
        parts.push(data);
        setSeconds((before) => before + 1);
        if (parts.reduce((sum, part) => sum + part.size, 0) > MAX_AUDIO_BYTES * 0.98) next.stop();
      };
      next.onstop = () => {
        stopMicrophone(next);
        if (!isMounted.current) return;
        setState('idle');
        onRecorded(new Blob(parts, { type: next.mimeType || TYPE }));
      };
      setSeconds(0);
      next.start(SLICE_MS);
      setState('recording');
    } catch (error) {
      console.warn('The microphone cannot be used', error); // spec 1, section 8: logged only
      if (isMounted.current) setState('failed');
    }
  };

  const stop = () => recorder.current?.stop();
  return { state, seconds, toggle: () => (state === 'recording' ? stop() : void start()) };
}

function stopMicrophone(recorder: MediaRecorder | null): void {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}
