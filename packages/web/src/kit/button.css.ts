import { style, styleVariants } from '@vanilla-extract/css'
import { kitLayer, toneLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

const button = style({
  '@layer': {
    [kitLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      fontFamily: 'inherit',
      fontWeight: 600,
      lineHeight: 1.75,
      border: `1px solid ${color.primary}`,
      borderRadius: 8,
      selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
    },
  },
})

const size = styleVariants(
  {
    medium: { minHeight: 40, fontSize: '0.9375rem', padding: '6px 20px' },
    large: { minHeight: 48, fontSize: '1rem', padding: '8px 28px' },
  },
  (rule) => [button, { '@layer': { [kitLayer]: rule } }],
)

const tones = {
  contained: {
    color: color.onPrimary,
    backgroundColor: color.primary,
    ':hover': { backgroundColor: color.primaryDark, borderColor: color.primaryDark },
  },
  outlined: {
    color: color.primary,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: `color-mix(in srgb, ${color.primary} 8%, transparent)` },
  },
}

const inTones = (base: string) => styleVariants(tones, (tone) => [base, { '@layer': { [toneLayer]: tone } }])

export const looks = { medium: inTones(size.medium), large: inTones(size.large) }

/** Without a look of its own. */
export const plain = style({
  '@layer': {
    [kitLayer]: {
      appearance: 'none',
      border: 0,
      margin: 0,
      padding: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
    },
  },
})
