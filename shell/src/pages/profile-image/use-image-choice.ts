import { identityErrors, identityRoutes } from '@serein/contracts/identity';
import { ApiError, call, session, toast } from '@serein/mfe-kit';
import { useEffect, useState } from 'react';
import { shrinkImage } from './shrink-image.ts';

const UNREADABLE = 'We cannot read this file as a picture. Please choose a JPEG, PNG or WebP.';

/** A picture that was chosen and not sent yet. */
export function useImageChoice() {
  const [image, setImage] = useState<Blob | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (!image) return;
    const address = URL.createObjectURL(image);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [image]);

  const pick = async (file: File) => {
    const small = await shrinkImage(file);
    setError(small ? undefined : UNREADABLE);
    if (small) setImage(small);
  };

  /** @returns true when the picture is stored and the profile shows it */
  const send = async (): Promise<boolean> => {
    if (!image) {
      setError(identityErrors.imageMissing.message);
      return false;
    }
    const body = new FormData();
    body.append('image', image, 'profile.jpg');
    setSending(true);
    try {
      const { message } = await call(identityRoutes.uploadProfileImage, { body });
      await session.reload();
      toast.success(message);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.message);
      return false;
    } finally {
      setSending(false);
    }
  };

  return { preview, error, isSending, pick, send };
}
