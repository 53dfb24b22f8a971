import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const button = style({
  gap: 8,
  marginTop: 8,
  marginLeft: -4,
  paddingTop: 8,
  paddingBottom: 8,
  paddingRight: 8,
  minHeight: 44,
  fontWeight: 640,
  color: color.primary,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const icon = style({ fontSize: 26 })

export const transcript = style({})
globalStyle(`${transcript} summary`, { cursor: 'pointer', paddingTop: 4, paddingBottom: 4, fontWeight: 600 })

export const transcriptList = style({ paddingLeft: 24, marginTop: 8, marginBottom: 8 })
globalStyle(`${transcriptList} li`, { marginBottom: 8 })
