/** Expected failures by code: the HTTP status and the sentence that people read. */
export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly message: string }>>;
