import type { KeptCard } from './kept-cards.ts'

/** From a page to the service worker. */
export type WorkerMessage =
  | { kind: 'keep'; card: KeptCard }
  /** Address of a script of the page's release. */
  | { kind: 'loaded'; script: string }

/** On a copy: when the server sent it. The page tells its age by this. */
export const keptAtHeader = 'x-kept-at'
