import type { StyleRule } from '@vanilla-extract/css'

/** The root of a page in the dark scheme. Without scripts nothing sets the attribute, and the browser's setting counts. */
export const darkRoot = { chosen: ':root[data-color-scheme="dark"]', unchosen: ':root:not([data-color-scheme])' }
export const prefersDark = '(prefers-color-scheme: dark)'

/** A rule of an element in the dark scheme. */
export function inDark(rule: NonNullable<StyleRule['selectors']>[string]): StyleRule {
  return {
    selectors: { [`${darkRoot.chosen} &`]: rule },
    '@media': { [prefersDark]: { selectors: { [`${darkRoot.unchosen} &`]: rule } } },
  }
}
