/** Counted in code points. Long sentences are allowed, and no password is cut: a cut one would accept others. */
export const passwordLength = { min: 8, max: 128 } as const
