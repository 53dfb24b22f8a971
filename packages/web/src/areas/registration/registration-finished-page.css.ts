import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const mailMissingSection = style({ marginTop: 32 })

export const text = style({ marginTop: 4, marginBottom: 16 })

export const mailMissingNotice = style({ marginBottom: 16 })

export const mailMissingRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const section = style({ marginTop: 24 })

export const facts = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 24,
  rowGap: 4,
})

export const term = style({ color: color.muted })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })

export const leavingNotice = style({
  marginTop: 24,
  padding: 16,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 8,
  overflowWrap: 'anywhere',
})

export const leavingNoticeText = style({ margin: 0 })

export const leavingNoticeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 8,
  paddingTop: 8,
  paddingBottom: 8,
  color: color.primary,
  fontWeight: 600,
})

export const leavingNoticeIcon = style({ fontSize: 20 })

export const notice = style({ marginTop: 24 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 })

export const nextSteps = style({ marginTop: 32 })

export const nextStepsList = style({ paddingLeft: 24, marginTop: 8, marginBottom: 8 })
globalStyle(`${nextStepsList} li`, { paddingTop: 4, paddingBottom: 4 })
