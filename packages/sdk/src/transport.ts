/** A call in its wire form. The body is JSON, or a file where the operation takes one. */
export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
export type Answer = {
  status: number;
  /** HTTP/1's name for the status; not every transport has it. */
  statusText?: string;
  body: unknown;
  requestId: string | null;
};
/** Carries a call to the server: over HTTP in browsers and programs, in process where both live together. */
export type Transport = (call: Call) => Promise<Answer>;
