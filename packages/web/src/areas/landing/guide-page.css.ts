import { globalStyle, style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })

export const contents = style({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 4, marginBottom: 40 })

export const contentsLink = style([anchor.plain, { paddingTop: 8, paddingBottom: 8 }])

export const guideSteps = style({ listStyle: 'none', margin: 0, marginTop: 24, padding: '0 !important' })

export const guideStepsItem = style({
  position: 'relative',
  paddingLeft: 52,
  paddingBottom: 24,
  marginBottom: '0 !important',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 17,
      top: 40,
      bottom: 4,
      borderLeft: '2px dotted',
      borderColor: color.primary,
      opacity: 0.5,
    },
  },
})

export const stepNumber = style({
  position: 'absolute',
  left: 0,
  top: -2,
  width: 36,
  height: 36,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: 700,
})

export const guideStepsStrong = style([textStyle.h4, { display: 'block' }])

export const questions = style({ borderTop: '1px solid', borderColor: color.line })

export const questionsDetails = style({ borderBottom: '1px solid', borderColor: color.line })
globalStyle(`${questionsDetails} summary`, {
  cursor: 'pointer',
  paddingTop: 14,
  paddingBottom: 14,
  paddingRight: 32,
  fontWeight: 640,
  listStyle: 'none',
  position: 'relative',
})
globalStyle(`${questionsDetails} summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${questionsDetails} summary::after`, {
  content: '"+"',
  position: 'absolute',
  right: 4,
  top: 8,
  fontSize: '1.5rem',
  fontWeight: 400,
  color: color.primary,
})
globalStyle(`${questionsDetails}[open] summary::after`, { content: '"–"' })
globalStyle(`${questionsDetails} p`, { marginBottom: 16, paddingRight: 32 })
