export const root: string;
export function frontEnds(): string[];
export function fingerprint(frontEnd: string): string;
export function isBuilt(frontEnd: string): boolean;
export function markBuilt(frontEnd: string, builtFrom?: string): void;
