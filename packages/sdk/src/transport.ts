/** A call as it goes over the wire. */
export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
export type Answer = {
  status: number;
  /** What HTTP/1 calls the status; not all ways to the server tell. */
  statusText?: string;
  body: unknown;
  requestId: string | null;
};
/** Carries a call to the server: over HTTP in browsers and programs, in process where both live together. */
export type Transport = (call: Call) => Promise<Answer>;
