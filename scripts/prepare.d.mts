export const root: string
export const projectNode: string
export function inProjectNode(script: string, env?: Readonly<Record<string, string>>): Promise<void>
export function endWithParent(): void
export function buildIfStale(): Promise<void>
export function sources(): string[]
