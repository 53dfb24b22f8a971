import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { kitLayer, toneLayer } from './layers.css.ts'
import { plainButton } from './plain-button.ts'
import { color } from './tokens.css.ts'

/** What a button is coloured by, and darker below the pointer. */
const ink = createVar()
const inkBelowPointer = createVar()
/** Text on the ink. */
const onInk = createVar()

const spin = keyframes({ to: { rotate: '1turn' } })

const button = style({
  '@layer': {
    [kitLayer]: {
      vars: { [ink]: color.primary, [inkBelowPointer]: color.primaryDark, [onInk]: color.onPrimary },
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      fontFamily: 'inherit',
      fontWeight: 600,
      lineHeight: 1.75,
      gap: 8,
      border: `1px solid ${ink}`,
      borderRadius: 8,
      selectors: {
        '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
        '&:disabled[aria-busy="true"]::after': {
          content: '""',
          position: 'absolute',
          width: 20,
          height: 20,
          border: `3px solid ${color.faint}`,
          borderRightColor: 'transparent',
          borderRadius: '50%',
          animation: `${spin} 1s linear infinite`,
        },
      },
    },
  },
})

/** An icon before the words. */
globalStyle(`${button} > svg`, { '@layer': { [toneLayer]: { fontSize: '1.25rem', marginLeft: -4 } } })

const size = styleVariants(
  {
    medium: { minHeight: 40, fontSize: '0.9375rem', padding: '6px 20px' },
    large: { minHeight: 48, fontSize: '1rem', padding: '8px 28px' },
  },
  (rule) => [button, { '@layer': { [kitLayer]: rule } }],
)

const variants = {
  contained: {
    color: onInk,
    backgroundColor: ink,
    ':hover': { backgroundColor: inkBelowPointer, borderColor: inkBelowPointer },
  },
  outlined: {
    color: ink,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: `color-mix(in srgb, ${ink} 8%, transparent)` },
  },
  text: {
    color: ink,
    backgroundColor: 'transparent',
    borderColor: 'transparent',
    ':hover': { backgroundColor: `color-mix(in srgb, ${ink} 8%, transparent)` },
  },
}

const inTones = (base: string) => styleVariants(variants, (rule) => [base, { '@layer': { [toneLayer]: rule } }])

export const looks = { medium: inTones(size.medium), large: inTones(size.large) }

/** Other colours than the primary one. */
export const tone = styleVariants(
  {
    error: {
      [ink]: color.error,
      [inkBelowPointer]: `color-mix(in srgb, ${color.error} 85%, ${color.text})`,
      [onInk]: color.paper,
    },
    inherit: { [ink]: 'currentcolor', [inkBelowPointer]: 'currentcolor', [onInk]: color.paper },
  },
  (vars) => ({ '@layer': { [toneLayer]: { vars } } }),
)

/** Without a look of its own. */
export const plain = style({
  '@layer': { [kitLayer]: plainButton },
})
