import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { inDark } from '../../kit/in-dark.ts'
import { textStyle } from '../../kit/text.css.ts'
import { fromMd, fromSm } from '../../kit/tokens.css.ts'

/** Keeps the target of the anchor below the sticky bar. */
export const demoBand = style([
  container.lg,
  {
    paddingTop: 48,
    paddingBottom: 48,
    scrollMarginTop: 88,
    '@media': { [fromMd]: { paddingTop: 72, paddingBottom: 72 } },
  },
])

export const demoBandNotice = style({ marginBottom: 16 })

export const demoBandTitle = style([
  textStyle.h2,
  { fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)', lineHeight: 1.2, marginBottom: 8 },
])

export const demoBandText = style([textStyle.body, { maxWidth: '60ch', color: '#dbe8f1' }])

export const demoBandAction = style({
  backgroundColor: '#ffd88a',
  borderColor: '#ffd88a',
  color: '#12344c',
  justifySelf: 'stretch',
  whiteSpace: 'nowrap',
  '@media': { [fromSm]: { justifySelf: 'start' } },
  selectors: {
    '&:hover': { backgroundColor: '#ffe5b0', borderColor: '#ffe5b0' },
    '&:focus-visible': { outlineColor: '#fff' },
  },
})

export const form = style({ display: 'contents' })

export const band = style([
  {
    backgroundColor: '#16405d',
    color: '#fff',
    borderRadius: 24,
    padding: '32px 24px',
    display: 'grid',
    gap: 24,
    alignItems: 'center',
    '@media': { [fromMd]: { borderRadius: 32, padding: '48px 56px', gridTemplateColumns: '1fr auto' } },
  },
  inDark({ backgroundColor: '#0f2c41' }),
])
