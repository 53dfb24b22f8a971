import type { KeptCard } from './kept-cards.ts'

/** From a page to the service worker. */
export type WorkerMessage =
  | { kind: 'keep'; card: KeptCard }
  /** Address of a script of the page's release. */
  | { kind: 'loaded'; script: string }
