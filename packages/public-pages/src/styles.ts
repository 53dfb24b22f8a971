import createCache, { type EmotionCache } from '@emotion/cache'

/** Collects the style rules of an answer under its nonce, so that the content security policy needs no `unsafe-inline`. */
export function createStyles(nonce: string): EmotionCache {
  return createCache({ key: 'rd', prepend: true, nonce })
}

/** Nonce of this document, written into it by the server. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
