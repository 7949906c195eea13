export const shellConfig = () => ({});
