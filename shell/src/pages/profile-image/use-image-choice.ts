import { identityErrors, identityRoutes } from '@serein/contracts/identity';
import { ApiError, call, session, toast } from '@serein/mfe-kit';
import { useEffect, useState } from 'react';
import { shrinkImage } from './shrink-image.ts';

const UNREADABLE = 'We cannot read this file as a picture. Please choose a JPEG, PNG or WebP.';

/** A picture that was chosen and not sent yet. */
export function useImageChoice() {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (!file) return setPreview(null);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const pick = (next: File) => {
    setError(undefined);
    setFile(next);
  };

  /** The browser could not show the choice. */
  const refuse = () => {
    if (!file) return;
    setFile(null);
    setError(UNREADABLE);
  };

  const upload = async (chosen: File): Promise<boolean> => {
    const image = await shrinkImage(chosen);
    if (!image) {
      refuse();
      return false;
    }
    const body = new FormData();
    body.append('image', image, 'profile.jpg');
    const { message } = await call(identityRoutes.uploadProfileImage, { body });
    await session.reload();
    toast.success(message);
    return true;
  };

  /** @returns true when the picture is stored and the profile shows it */
  const send = async (): Promise<boolean> => {
    if (!file) {
      setError(error ?? identityErrors.imageMissing.message);
      return false;
    }
    setSending(true);
    try {
      return await upload(file);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.message);
      return false;
    } finally {
      setSending(false);
    }
  };

  return { preview, error, isSending, pick, refuse, send };
}
