import { toApiError } from './api-error.ts'

/** While no stream says that something changed. */
const pollMilliseconds = 30_000
/** Beside an open stream: some facts change with the clock and have no event, and an event may be lost. */
const safetyMilliseconds = 60_000

/**
 * When a query of the evening is asked again without an event of its stream: docs/decisions/0018-cards-and-boards-load-again-by-themselves.md.
 * Never again once its link opens nothing.
 */
export function refetching(isLineUp: boolean) {
  return {
    refetchInterval: ({ state }: { state: { error: unknown } }) =>
      isGone(state.error) ? false : isLineUp ? safetyMilliseconds : pollMilliseconds,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  } as const
}

/** The link was withdrawn, replaced or deleted. */
export function isGone(error: unknown): boolean {
  return error !== null && error !== undefined && toApiError(error).status === 404
}
