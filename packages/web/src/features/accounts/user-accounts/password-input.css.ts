import { style } from '@vanilla-extract/css'
import { control } from '../../../kit/control.css.ts'
import { color } from '../../../kit/tokens.css.ts'

export const place = style({ position: 'relative' })

/** With room for the button. */
export const input = style([control, { paddingRight: 52 }])

export const button = style({
  position: 'absolute',
  top: 6,
  right: 6,
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: color.muted,
  ':hover': { backgroundColor: color.hover },
})
