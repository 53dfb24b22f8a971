import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const main = style([container.sm, { paddingTop: 80, paddingBottom: 80, textAlign: 'center' }])

export const icon = style({ fontSize: 48, color: color.error, marginBottom: 16 })

export const title = style([textStyle.h1, { marginBottom: 16 }])

export const text = style([textStyle.body, { marginBottom: 32 }])
