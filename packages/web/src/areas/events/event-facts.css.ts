import { style } from '@vanilla-extract/css'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const facts = style({
  margin: 0,
  display: 'grid',
  gap: 16,
  '@media': { [fromSm]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fact = style({ position: 'relative', paddingLeft: 36, minWidth: 0 })

export const factTerm = style({ color: color.muted, fontSize: '0.875rem' })

export const factIcon = style({ position: 'absolute', left: 0, top: 2, color: color.primary })

export const factValue = style({ margin: 0, fontWeight: 600 })

export const small = style({ fontWeight: 400, fontSize: '0.875rem', color: color.muted })
