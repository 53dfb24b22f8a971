import { style, styleVariants } from '@vanilla-extract/css'
import { fromSm } from '../../../kit/tokens.css.ts'

export const grid = style({
  display: 'grid',
  columnGap: 12,
  rowGap: 20,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
})

const columns = { 2: 'span 2', 3: 'span 3', 4: 'span 4', 6: 'span 6' }
export const onPhone = styleVariants(columns, (gridColumn) => ({ gridColumn, minWidth: 0 }))
export const wide = styleVariants(columns, (gridColumn) => ({ '@media': { [fromSm]: { gridColumn } } }))
