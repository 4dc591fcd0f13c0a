export const root: string;
export function builtApps(): string[];
export function fingerprint(app: string): string;
export function isBuilt(app: string): boolean;
export function markBuilt(app: string, builtFrom?: string): void;
