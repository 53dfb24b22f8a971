import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const grid = style({ display: 'grid', gap: 20 })

export const text = style({ marginTop: -8, marginBottom: 0, color: color.muted })

export const reviewSkeleton = style({ display: 'grid', gap: 16 })

export const skeletonCard = style({ height: 88, borderRadius: 24, backgroundColor: color.hover })

export const consentFieldsTitle = style([textStyle.h3, { marginBottom: 4 }])

export const consentFieldsLink = style([textStyle.small, anchor.plain, {}])

export const plainConsent = style({ marginTop: 48 })

/** The choice is in the same form. A browser that does not know `:has` shows it to all, as nobody may miss it. */
export const plainConsentPair = style({
  selectors: { 'form:not(:has(input[name="partnerChoice"][value="pair"]:checked)) &': { display: 'none' } },
})
