import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { textLayer } from './layers.css.ts'
import { typeScale } from './type-scale.ts'

const inLayer = (rule: StyleRule) => ({ '@layer': { [textLayer]: { margin: 0, ...rule } } })

/** The scale of sizes; an element keeps its meaning whatever its size. */
export const textStyle = styleVariants(
  {
    h1: typeScale.h1,
    h2: typeScale.h2,
    h3: typeScale.h3,
    h4: typeScale.h4,
    lead: typeScale.subtitle1,
    body: typeScale.body1,
    small: typeScale.body2,
    caption: typeScale.caption,
  },
  inLayer,
)

/** Read aloud, not seen. */
export const hidden = style({
  '@layer': {
    [textLayer]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
