import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const action = style({ marginTop: 32 })

export const hero = style([
  container.lg,
  { paddingTop: 32, paddingBottom: 48, '@media': { [fromMd]: { paddingTop: 64, paddingBottom: 72 } } },
])

export const heroGrid = style({
  display: 'grid',
  columnGap: 56,
  rowGap: 32,
  alignItems: 'center',
  '@media': { [fromMd]: { gridTemplateColumns: '1fr 1.1fr' } },
})

export const heroTitle = style([
  textStyle.h1,
  { fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.5rem)', lineHeight: 1.08, marginBottom: 16, textWrap: 'balance' },
])

export const heroText = style([
  textStyle.lead,
  {
    color: color.muted,
    marginBottom: 24,
    maxWidth: '52ch',
    textWrap: 'pretty',
    '@media': { [fromMd]: { marginBottom: 32 } },
  },
])

export const heroRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${heroRow} :is(a, button)`, {
  flex: '1 1 auto',
  whiteSpace: 'nowrap',
  '@media': { [fromSm]: { flex: '0 0 auto' } },
})

export const terms = style([textStyle.small, { color: color.muted, marginTop: 16 }])

export const guest = style([textStyle.body, { marginTop: 20 }])

export const heroLink = style([
  anchor.plain,
  { display: 'inline-block', paddingTop: 4, paddingBottom: 4, fontWeight: 600 },
])

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

export const support = style([
  container.lg,
  { paddingTop: 48, paddingBottom: 16, '@media': { [fromMd]: { paddingTop: 72, paddingBottom: 32 } } },
])

export const supportGrid = style({
  display: 'grid',
  columnGap: 64,
  rowGap: 40,
  '@media': { [fromMd]: { gridTemplateColumns: '1fr 1fr' } },
})

export const supportText = style([textStyle.body, { marginBottom: 16 }])

export const supportPart = style({ maxWidth: '60ch' })

export const supportTitle = style([textStyle.h2, { marginBottom: 8 }])
