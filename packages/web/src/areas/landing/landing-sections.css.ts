import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const eveningSteps = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: 24,
  '@media': { [fromMd]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const eveningStepsRow = style({ display: 'flex', fontSize: 44, marginBottom: 12 })

export const eveningStepsTitle = style([
  textStyle.h3,
  { display: 'flex', flexWrap: 'wrap', columnGap: 12, marginBottom: 4 },
])

export const stepTime = style({ color: color.muted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' })

export const eveningStepsText = style([textStyle.body, { maxWidth: '48ch' }])

export const nextEventsAction = style({ marginTop: 24 })

export const questionList = style({ maxWidth: 760, borderBottom: '1px solid', borderColor: color.line })

export const questions = style({ borderTop: '1px solid', borderColor: color.line })
globalStyle(`${questions} summary`, { paddingTop: 14, paddingBottom: 14, cursor: 'pointer', fontWeight: 640 })

export const questionsText = style([textStyle.body, { paddingBottom: 16, maxWidth: '64ch' }])

export const privacyPromiseList = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginBottom: 32,
  display: 'grid',
  gap: 12,
})

export const privacyPromise = style({ display: 'flex', gap: 16, alignItems: 'flex-start' })

export const privacyPromiseIcon = style({ color: color.primary })

export const step = styleVariants({ starter: color.starter, main: color.main, dessert: color.dessert }, (tone) => ({
  paddingTop: 16,
  borderTop: `4px solid ${tone}`,
}))
