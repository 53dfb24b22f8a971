/** Loads code before it is needed. Without a connection that fails silently; it is loaded again once it is needed. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
