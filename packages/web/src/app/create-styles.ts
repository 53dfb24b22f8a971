import createCache, { type EmotionCache } from '@emotion/cache'

/** The server gives each answer its own nonce; styles made here carry it, so that the policy needs no unsafe-inline. */
export function createStyles(nonce: string): EmotionCache {
  return createCache({ key: 'rd', prepend: true, nonce })
}
