/** How long a statement waits for a lock before the call is answered 503: docs/rules/limits.md#lock-timeout. */
export const lockTimeout = '3s'
