/** The HTTP status and meaning of an error code. `wire` replaces the code for clients that expect another one. */
export type ErrorEntry = { status: number; description: string; wire?: string };
