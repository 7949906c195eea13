import { MAX_AUDIO_BYTES } from '@serein/contracts/care';
import { useEffect, useRef, useState } from 'react';

/** Spec 1, section 2: the recorder yields audio/webm; a browser that cannot records what it can. */
const TYPE = 'audio/webm';
/** Clear speech, and half an hour of it under the size limit. */
const BITS_PER_SECOND = 40_000;
/** How often the recorder hands over data, so that a too long recording is ended in time. */
const SLICE_MS = 1000;

export interface Recorder {
  state: 'idle' | 'recording' | 'failed';
  /** How long the recording is so far. */
  seconds: number;
  /** Starts a recording, or ends it. */
  toggle: () => void;
  /** Ends a recording that runs, and gives it with its last data; null when none ran or nothing was heard. */
  finish: () => Promise<Blob | null>;
}

/** Records from the microphone; `onRecorded` gets the audio when the recording stops. */
export function useRecorder(onRecorded: (audio: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const running = useRef<Promise<Blob | null> | null>(null);
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
      running.current = recordingOf(next, () => setSeconds((before) => before + 1)).then((audio) => {
        running.current = null;
        if (isMounted.current) {
          setState('idle');
          if (audio) onRecorded(audio);
        }
        return audio;
      });
      setSeconds(0);
      next.start(SLICE_MS);
      setState('recording');
    } catch (error) {
      console.warn('The microphone cannot be used', error); // spec 1, section 8: logged only
      running.current = null;
      if (isMounted.current) setState('failed');
    }
  };

  const finish = async () => {
    const { current } = recorder;
    if (current && current.state !== 'inactive') current.stop();
    return running.current;
  };
  return { state, seconds, finish, toggle: () => void (running.current ? finish() : start()) };
}

/** All of a recording, once it has stopped; null when it holds nothing. */
function recordingOf(recorder: MediaRecorder, onSlice: () => void): Promise<Blob | null> {
  const parts: Blob[] = [];
  return new Promise((resolve) => {
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      onSlice();
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      if (size > MAX_AUDIO_BYTES * 0.98 && recorder.state !== 'inactive') recorder.stop();
    };
    recorder.onstop = () => {
      stopMicrophone(recorder);
      const audio = new Blob(parts, { type: recorder.mimeType || TYPE });
      resolve(audio.size > 0 ? audio : null);
    };
  });
}

function stopMicrophone(recorder: MediaRecorder | null): void {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}
