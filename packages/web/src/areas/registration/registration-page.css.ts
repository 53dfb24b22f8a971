import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const text = style({ marginTop: 24 })

export const action = style({ marginTop: 16 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })

export const workingText = style([textStyle.body, { marginTop: 16 }])

export const contact = style([textStyle.body, { marginTop: 16, overflowWrap: 'anywhere' }])

export const contactLink = style({ color: color.primary })
