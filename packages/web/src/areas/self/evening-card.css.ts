import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const button = style({ width: '100%' })

export const map = style({
  marginTop: 16,
  height: '60svh',
  minHeight: 280,
  border: `1px solid ${color.line}`,
  borderRadius: 24,
  overflow: 'hidden',
})

export const card = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gap: 24, minWidth: 0, overflowWrap: 'anywhere' })

export const title = style([textStyle.h2, { marginBottom: 16 }])

export const wide = style({ gridColumn: '1 / -1' })
