/** Largest request bodies in bytes: docs/rules/limits.md#bodies-and-uploads. */
export const bodyLimits = {
  call: 256_000,
  /** Forms that work without scripts and hold only a button and a token. */
  plainForm: 1_000,
  /** A list of up to 3,000 people as JSON. */
  peopleList: 4_000_000,
  /** A file of 2 MiB inside a multipart form. */
  upload: 3_000_000,
} as const
