import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { fromMd } from '../../kit/tokens.css.ts'

export const page = style([
  container.md,
  { paddingTop: 32, paddingBottom: 32, '@media': { [fromMd]: { paddingTop: 48, paddingBottom: 48 } } },
])
