import { styleVariants } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

const underlined = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  ':hover': { textDecorationColor: 'currentColor' },
}

/** Links in running text, in a text of another colour, in tables, and where something else shows what they are. */
export const anchor = styleVariants(
  {
    plain: { color: color.primary, ...underlined },
    inherit: { color: 'inherit', textDecoration: 'underline' },
    quiet: { color: color.primary, textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
    bare: { color: 'inherit', textDecoration: 'none' },
  },
  (rule) => ({ '@layer': { [kitLayer]: rule } }),
)
