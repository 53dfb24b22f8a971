import { style } from '@vanilla-extract/css'
import { fromMd } from '../../kit/tokens.css.ts'

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  '@media': { [fromMd]: { aspectRatio: '3 / 2', borderRadius: 32 } },
})
