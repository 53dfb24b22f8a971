import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const grid = style({
  display: 'grid',
  columnGap: 64,
  rowGap: 32,
  '@media': { [fromMd]: { gridTemplateColumns: '1fr 260px' } },
})

export const text = style([textStyle.small, { color: color.muted, marginTop: 24 }])

export const picture = style({ display: 'none', '@media': { [fromMd]: { display: 'block' } } })

export const done = style({
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 32,
  paddingBottom: 32,
  '@media': { [fromMd]: { paddingTop: 48, paddingBottom: 48 } },
})

export const form = style({ display: 'grid', gap: 24, position: 'relative' })

export const formError = style([textStyle.body, { color: color.error, marginBottom: 16 }])

export const actions = style({ marginTop: -24 })

export const action = style({ width: '100%', '@media': { [fromSm]: { width: 'auto' } } })
