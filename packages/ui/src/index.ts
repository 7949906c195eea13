/**
 * The look and the controls of every screen. The shell loads tokens.css, fonts.css and base.css once;
 * everybody else uses these components and `var(--…)`.
 */
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink } from './button/ButtonLink.tsx';
export { type ButtonLook, buttonClass } from './button/button-class.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { classNames } from './class-names.ts';
export { Badge, type BadgeTone } from './data/Badge.tsx';
export { Money } from './data/Money.tsx';
export { Picture, type PictureProps } from './data/Picture.tsx';
export { Stars, type StarsProps } from './data/Stars.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorState } from './feedback/ErrorState.tsx';
export { focusHeading } from './feedback/focus-heading.ts';
export { Skeleton } from './feedback/Skeleton.tsx';
export { SkeletonGroup } from './feedback/SkeletonGroup.tsx';
export { Chip, ChipChoice, type ChoiceOption } from './form/Chip.tsx';
export { SearchField } from './form/SearchField.tsx';
export { SelectField } from './form/SelectField.tsx';
export { TextArea } from './form/TextArea.tsx';
export { TextField } from './form/TextField.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Page } from './layout/Page.tsx';
export { PageHeader } from './layout/PageHeader.tsx';
export { type Tab, Tabs } from './layout/Tabs.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { Dialog, type DialogProps, Sheet } from './overlay/Dialog.tsx';
