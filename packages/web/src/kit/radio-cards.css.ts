import { style } from '@vanilla-extract/css'
import { color, fromSm } from './tokens.css.ts'

export const legend = style({ fontWeight: 600, marginBottom: 6 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const column = style([row, { flexDirection: 'column' }])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media': { [fromSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const choiceText = style({ paddingTop: 4, paddingBottom: 4 })

export const choiceLabel = style({ display: 'block', fontWeight: 600 })

export const choiceHelp = style({ display: 'block', color: color.muted, fontSize: '0.875rem' })
