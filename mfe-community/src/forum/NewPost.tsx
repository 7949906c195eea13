import {
  communityErrors,
  DEFAULT_FORUM_CATEGORY,
  FORUM_CATEGORIES,
  MAX_POST_LENGTH,
  MAX_POST_TITLE,
} from '@serein/contracts/community';
import { ApiError, personalStorage, toast, useRequireLogin } from '@serein/mfe-kit';
import { Button, Dialog, SelectField, TextArea, TextField } from '@serein/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Draft, EMPTY_DRAFT, isEmpty, keepDraft, recallDraft } from './draft.ts';
import { categoryText, type ForumFilters } from './forum-filters.ts';
import styles from './NewPost.module.css';
import { useCreatePost } from './use-posts.ts';

export interface NewPostProps {
  open: boolean;
  /** The list that the new post goes on top of. */
  filters: ForumFilters;
  onClose: () => void;
}

/** The form for a new post. What was typed stays, also past the end of a session, until it is posted or discarded. */
export function NewPost({ open, filters, onClose }: NewPostProps) {
  const [draft, setDraft] = useState(() => recallDraft(personalStorage));
  const [isRefused, setRefused] = useState(false);
  const titleBox = useRef<HTMLInputElement>(null);
  const contentBox = useRef<HTMLTextAreaElement>(null);
  // The second press of a double click comes before the button is drawn as busy.
  const isSending = useRef(false);
  const create = useCreatePost(filters);
  const requireLogin = useRequireLogin();
  const formId = useId();
  const lacksTitle = isRefused && draft.title.trim() === '';
  const lacksContent = isRefused && draft.content.trim() === '';
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(personalStorage, next);
  };
  const discard = () => {
    set(EMPTY_DRAFT);
    setRefused(false);
    titleBox.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const title = draft.title.trim();
    const content = draft.content.trim();
    if (!title || !content) {
      setRefused(true);
      (title ? contentBox : titleBox).current?.focus();
      return;
    }
    const category = FORUM_CATEGORIES.find((known) => known === draft.category) ?? DEFAULT_FORUM_CATEGORY;
    isSending.current = true;
    try {
      await create.mutateAsync({ title, content, category });
      set(EMPTY_DRAFT);
      setRefused(false);
      onClose();
      toast.success('Post created successfully!');
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) requireLogin(failure.message);
      else toast.error(failure instanceof ApiError && failure.status === 429 ? failure.message : 'Error creating post');
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New post"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            Post
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Title"
          maxLength={MAX_POST_TITLE}
          value={draft.title}
          error={lacksTitle ? communityErrors.postIncomplete.message : undefined}
          ref={titleBox}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextArea
          label="What is on your mind?"
          maxLength={MAX_POST_LENGTH}
          value={draft.content}
          error={lacksContent ? contentError(lacksTitle) : undefined}
          ref={contentBox}
          onChange={(event) => set({ content: event.target.value })}
        />
        <SelectField
          label="Category"
          value={draft.category}
          onChange={(event) => set({ category: event.target.value })}
        >
          <option value="">General, or choose one</option>
          {FORUM_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryText(category)}
            </option>
          ))}
        </SelectField>
        <p className={styles.note}>Your name is shown with your post. From an anonymous account it says “Anonymous”.</p>
        {!isEmpty(draft) && (
          <p className={styles.note}>
            What you write is kept in this tab until you post it.
            <Button variant="ghost" size="s" onClick={discard}>
              Discard it
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Said once in full, under the first of the two. */
const contentError = (titleSaysIt: boolean): string =>
  titleSaysIt ? 'This is still empty.' : communityErrors.postIncomplete.message;
