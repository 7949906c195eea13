import {
  communityErrors,
  DEFAULT_FORUM_CATEGORY,
  FORUM_CATEGORIES,
  MAX_POST_LENGTH,
  MAX_POST_TITLE,
} from '@serein/contracts/community';
import { ApiError, toast, useRequireLogin } from '@serein/mfe-kit';
import { Button, Dialog, SelectField, TextArea, TextField } from '@serein/ui';
import { type FormEvent, useId, useState } from 'react';
import { categoryText, type ForumFilters } from './forum-filters.ts';
import styles from './NewPost.module.css';
import { useCreatePost } from './use-posts.ts';

const EMPTY = { title: '', content: '', category: '' };

export interface NewPostProps {
  open: boolean;
  /** The list that the new post goes on top of. */
  filters: ForumFilters;
  onClose: () => void;
}

/** The form for a new post. What was typed stays when it is closed or fails. */
export function NewPost({ open, filters, onClose }: NewPostProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [error, setError] = useState<string>();
  const create = useCreatePost(filters);
  const requireLogin = useRequireLogin();
  const formId = useId();
  const set = (part: Partial<typeof EMPTY>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const title = draft.title.trim();
    const content = draft.content.trim();
    if (!title || !content) {
      setError(communityErrors.postIncomplete.message);
      return;
    }
    const category = FORUM_CATEGORIES.find((known) => known === draft.category) ?? DEFAULT_FORUM_CATEGORY;
    create.mutate(
      { title, content, category },
      {
        onSuccess: () => {
          setDraft(EMPTY);
          onClose();
          toast.success('Post created successfully!');
        },
        onError: (failure) => {
          if (failure instanceof ApiError && failure.status === 401) requireLogin(failure.message);
          else
            toast.error(
              failure instanceof ApiError && failure.status === 429 ? failure.message : 'Error creating post',
            );
        },
      },
    );
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
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Title"
          maxLength={MAX_POST_TITLE}
          value={draft.title}
          error={draft.title.trim() ? undefined : error}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextArea
          label="What is on your mind?"
          maxLength={MAX_POST_LENGTH}
          value={draft.content}
          error={draft.title.trim() && !draft.content.trim() ? error : undefined}
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
      </form>
    </Dialog>
  );
}
