import { style } from '@vanilla-extract/css'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const place = style({ '@media': { [fromMd]: { position: 'sticky', top: 88 } } })

export const button = style({ width: '100%' })

export const map = style({
  marginTop: 16,
  height: '60svh',
  minHeight: 280,
  border: `1px solid ${color.line}`,
  borderRadius: 24,
  overflow: 'hidden',
  '@media': { [fromMd]: { marginTop: 0, height: 'min(640px, calc(100dvh - 120px))' } },
})
